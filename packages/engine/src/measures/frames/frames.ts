import type { Deriver } from '#src/measures/derived/deriver.ts'
import { adsOnLeak } from './ads-leak.ts'
import { appShare } from './app-share.ts'
import { rentRises } from './bill-rises.ts'
import { blockOffer } from './block-offer.ts'
import { buyerPaysLess } from './buyer.ts'
import { channels } from './channels.ts'
import { classLoses } from './class-loses.ts'
import { clearance } from './clearance.ts'
import { clientOfPieces } from './client-of-pieces.ts'
import { commissionRise } from './commission-rise.ts'
import { hiresToConfirm } from './confirm-hire.ts'
import { clientAsksLess } from './contract.ts'
import { deliveryFee } from './delivery-fee.ts'
import type { Answer, Frame } from './frame.ts'
import { freesInterest } from './frees.ts'
import { goalInUnits } from './goal-units.ts'
import { latePayers } from './late-payers.ts'
import { leakyBase } from './leaky-base.ts'
import { leakySale } from './leaky-sale.ts'
import { lineThatLoses } from './lines.ts'
import { weighedLoan } from './loan.ts'
import { machineFrees } from './machine-frees.ts'
import { makeOrBuy } from './make-or-buy.ts'
import { markupGap } from './markup-gap.ts'
import { monthsBehind } from './months-behind.ts'
import { moreUnits } from './more-units.ts'
import { newContract } from './new-contract.ts'
import { newRoom } from './new-room.ts'
import { monthlyOffer } from './offer.ts'
import { openDay } from './open-day.ts'
import { largeOrder } from './order.ts'
import { orderWithPeople } from './order-hands.ts'
import { orderOnce } from './order-once.ts'
import { owedPart } from './owed-part.ts'
import { owesAndAsks } from './owes-more.ts'
import { buysPartner } from './partner.ts'
import { twoPayers } from './payers.ts'
import { payersByList } from './payers-by-list.ts'
import { paysItself } from './pays-itself.ts'
import { projectOffer } from './project-offer.ts'
import { billedUnpaid } from './received.ts'
import { matchesRival } from './rival.ts'
import { seasonOfYear } from './season-year.ts'
import { secondUnit } from './second-unit.ts'
import { sellOrKeep } from './sell-or-keep.ts'
import { sendsAway } from './sends-away.ts'
import { servedClient } from './served.ts'
import { emptySlots } from './showing.ts'
import { buysWhileStanding } from './stock-stands.ts'
import { swapsDebt } from './swaps-debt.ts'
import { twoSeasons } from './two-seasons.ts'
import { typedCut } from './typed-cut.ts'
import { typedRise } from './typed-rise.ts'
import { volumeDiscount } from './volume-discount.ts'
import { priceForVolume } from './volume-price.ts'
import { waste } from './waste.ts'
import { wasteOfSeveral } from './waste-of-several.ts'
import { appOrOwnDelivery } from './ways/app-or-own-delivery.ts'
import { cashOrInstalments } from './ways/cash-or-instalments.ts'
import { fixedOrShare } from './ways/fixed-or-share.ts'
import { hereOrOutside } from './ways/here-or-outside.ts'
import { insteadOfBill } from './ways/instead-of-bill.ts'
import { machineOrPeople } from './ways/machine-or-people.ts'
import { moveOrStay } from './ways/move-or-stay.ts'
import { payOrInvest } from './ways/pay-or-invest.ts'
import { personOrService } from './ways/person-or-service.ts'
import { personOrUse } from './ways/person-or-use.ts'
import { rentOrBuy } from './ways/rent-or-buy.ts'
import { replaces } from './ways/replaces.ts'
import { sellsInstead } from './ways/sell-instead.ts'
import { closesDay } from './weak-day.ts'
import { weakSeason } from './weak-season.ts'

/** The most particular first. */
const FRAMES: readonly Frame[] = [
  buysPartner,
  owesAndAsks,
  closesDay,
  buysWhileStanding,
  hiresToConfirm,
  seasonOfYear,
  twoSeasons,
  swapsDebt,
  classLoses,
  deliveryFee,
  clientAsksLess,
  clientOfPieces,
  servedClient,
  buyerPaysLess,
  matchesRival,
  latePayers,
  sendsAway,
  billedUnpaid,
  emptySlots,
  commissionRise,
  largeOrder,
  orderOnce,
  blockOffer,
  monthlyOffer,
  volumeDiscount,
  projectOffer,
  makeOrBuy,
  hereOrOutside,
  appOrOwnDelivery,
  rentOrBuy,
  machineOrPeople,
  machineFrees,
  insteadOfBill,
  replaces,
  personOrUse,
  personOrService,
  fixedOrShare,
  moveOrStay,
  sellOrKeep,
  sellsInstead,
  payOrInvest,
  cashOrInstalments,
  clearance,
  lineThatLoses,
  secondUnit,
  channels,
  appShare,
  twoPayers,
  payersByList,
  newContract,
  weighedLoan,
  priceForVolume,
  newRoom,
  moreUnits,
  openDay,
  rentRises,
  paysItself,
  orderWithPeople,
  leakyBase,
  adsOnLeak,
  leakySale,
  typedRise,
  typedCut,
  freesInterest,
  owedPart,
  monthsBehind,
  wasteOfSeveral,
  waste,
  markupGap,
  weakSeason,
  goalInUnits,
]

/** The decision whose sides her numbers give; null: none does. */
export function decided(d: Deriver): Answer | null {
  if (d.ask.scene.said.length === 0) return null
  for (const frame of FRAMES) {
    const answer = frame(d)
    if (answer && Number.isFinite(answer.main.number)) return answer
  }
  return null
}
