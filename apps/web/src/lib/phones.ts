/** Digits with country code, set at build; the default is clearly fictitious. */
export const SALES_PHONE = import.meta.env.VITE_SALES_PHONE || '5511900000000'
export const SUPPORT_PHONE = import.meta.env.VITE_SUPPORT_PHONE || '5511900000000'

export const whatsAppAddress = (phone: string, text: string) =>
  `https://wa.me/${phone}?text=${encodeURIComponent(text)}`
