import { fold } from '#src/text/words.ts'
import type { Noun } from './activity-types.ts'

const FEMININE =
  'loja|fábrica|confecção/confecções|facção/facções|oficina|escola|clínica|academia|padaria|confeitaria|lanchonete|pizzaria|hamburgueria|sorveteria|cafeteria|farmácia|ótica|papelaria|livraria|floricultura|pousada|chácara|fazenda|granja|barbearia|marcenaria|serralheria|marmoraria|gráfica|estofaria|lavanderia|transportadora|distribuidora|imobiliária|agência|creche|autoescola|funilaria|borracharia|serraria|olaria|cervejaria|queijaria|peixaria|quitanda|mercearia'
const MASCULINE =
  'ateliê|estúdio|consultório|restaurante|salão/salões|mercado|bar/bares|hotel/hotéis|sítio|haras/haras|depósito|escritório|buffet|viveiro|laboratório|cursinho'

const nouns = (names: string, feminino: boolean) =>
  names.split('|').map((name): readonly [string, Noun] => {
    const [um = '', varios = `${um}s`] = name.split('/')
    return [fold(um), { um, varios, feminino }]
  })
const named = new Map([...nouns(FEMININE, true), ...nouns(MASCULINE, false)])
/** Where the offer begins, or after a comma: 'vendo pra loja' names somebody else's. */
const AT_THE_START = new RegExp(
  `(?:^|[,;.] ?|\\b(?:tenho|somos|sou dono de|sou dona de) )(?:(?:uma?|minha|meu|pequen[ao]) )*(${[...named.keys()].join('|')})\\b`,
)
const MOST_TEXT = 300

/** The place that she names herself where she says what she sells: 'loja de redes'; null: none. */
export const placeIn = (offer: string): Noun | null =>
  named.get(AT_THE_START.exec(fold(offer.slice(0, MOST_TEXT)))?.[1] ?? '') ?? null
