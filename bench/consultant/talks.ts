/** Talks of sums as owners typed them, each message with what it comes to and how (`talks/*.json`). */
import { readdirSync, readFileSync } from 'node:fs'

export interface Talk {
  id: string
  turns: readonly string[]
  espera: readonly { valor: number | readonly (number | null)[] | null; conta: string }[]
}

const folder = new URL('talks/', import.meta.url)
/** `left`: names of files that are left out. */
export const readTalks = (left: readonly string[] = []): Talk[] =>
  readdirSync(folder)
    .filter((file) => !left.includes(file.replace('.json', '')))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Talk[])

/** What may be told to a message. */
export const wantedOf = ({ espera }: Talk, turn: number): number[] =>
  [espera[turn]!.valor].flat().filter((one): one is number => typeof one === 'number')

/** 'Soma: 2 × 1,50 + 95 = 98': what is reckoned. */
export const formulaIn = (conta: string) =>
  conta
    .replace(/^[^:]*:(?=[^:]*$)/, '')
    .replace(/\([^()]*[a-zà-ú:][^()]*\)|[;=].*/gi, '')
    .replace(/,(?=\d)/g, '.')
    .replace(/×/g, '*')
    .replace(/÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/[a-zà-ú]+/gi, '')
