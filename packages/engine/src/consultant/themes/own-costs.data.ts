const INSPECTION =
  'O registro na inspeção do município costuma custar pouco ou nada ao pequeno: pergunte a taxa na Secretaria de Agricultura. O que pesa é adequar a sala, o rótulo e as análises da água e do produto; peça a lista antes de construir e o croqui à Emater, que não cobra.'

/** Guides whose cost is another than that of their theme; null: nothing is said of it. */
export const OWN_COSTS: Readonly<Record<string, string | null>> = {
  'selo-inspecao': INSPECTION,
  'registro-produto-animal': INSPECTION,
  'registrar-mel-e-marca-do-campo': INSPECTION,
  'vender-leite-cru': INSPECTION,
  'marca-registrar': null,
  'registrar-nome-de-produto': null,
  'ecad-musica': null,
  'agua-para-irrigar-outorga': null,
  'o-que-e-car': null,
  'fiscal-tratou-mal': null,
  'cliente-com-alergia': null,
  'balanca-desconfiada': null,
  'preco-diferente-no-caixa': null,
  'sabonete-e-cosmetico': null,
}
