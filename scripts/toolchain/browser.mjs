import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { fromRoot } from './paths.mjs'
import { installDebian, works } from './programs.mjs'
import { PlainError } from './say.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const KNOWN_PATHS = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium for the browser tests; installs Debian's where it may. @throws PlainError when there is none */
export async function findChromium() {
  const found = lookUpChromium()
  if (found) return found
  await installDebian(['chromium'])
  const installed = lookUpChromium()
  if (installed) return installed
  throw new PlainError(
    'Nenhum Chromium encontrado para os testes de navegador: instale-o (npx playwright install chromium) ou informe CHROMIUM_PATH.',
  )
}

export function lookUpChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isReal(named)) return named
    throw new PlainError(`CHROMIUM_PATH não aponta para um Chromium que funcione: ${named}`)
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [playwrightsOwn(), ...onPath, ...KNOWN_PATHS].find((file) => file && existsSync(file) && isReal(file))
}

function playwrightsOwn() {
  const require = createRequire(fromRoot('e2e', 'package.json'))
  return require('@playwright/test').chromium.executablePath()
}

/** Distributions ship stubs that only ask to install a snap: a browser that tells its version is real. */
const isReal = (file) => works(file, ['--version'])
