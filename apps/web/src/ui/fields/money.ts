import { readAmount } from '@norteia/contracts/amounts'

/** The amount of 'R$ 1.234,56', '1234,5' or '1234.56' in reais; null when empty, NaN when it is no amount. */
export function parseMoney(text: string): number | null {
  return text.trim() === '' ? null : (readAmount(text, 'field') ?? Number.NaN)
}

/** Made when first used: a formatter costs a slow phone 20 ms. */
let money: Intl.NumberFormat | undefined

/** '1.234,56' of an amount in reais; a third decimal stays visible, since it is refused and not cut. */
export function moneyText(reais: number | null | undefined): string {
  if (reais === null || reais === undefined || Number.isNaN(reais)) return ''
  money ??= new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 10 })
  return money.format(reais)
}
