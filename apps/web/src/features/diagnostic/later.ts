import { lazy } from 'react'

type Extras = typeof import('./form-extras.tsx')
export const fetchExtras = () => import('./form-extras.tsx')
const later = <Name extends Exclude<keyof Extras, 'fieldsOf'>>(name: Name) =>
  lazy(async () => ({ default: (await fetchExtras())[name] }))

export const Benefits = later('Benefits')
export const CostReading = later('CostReading')
export const EarlierAnswers = later('EarlierAnswers')
export const Gaps = later('Gaps')
export const HowToAnswer = later('HowToAnswer')
export const KeptNotice = later('KeptNotice')
export const LeftAnswers = later('LeftAnswers')
export const Progress = later('Progress')
export const PrivacyFooter = later('PrivacyFooter')
export const RecordNote = later('RecordNote')
export const SentVeil = later('SentVeil')
