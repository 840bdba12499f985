import type { MonthFactorKey } from '#src/reading/activity-types.ts'

/**
 * Weight of each calendar month in a year of retail sales in Brazil, January first, 1 = mean month: nominal revenue without
 * seasonal adjustment, month over its centred twelve-month mean, median by month, 2020-03 to 2021-12 left out. The mean of
 * two medians: all years from July 2012, and those from July 2022 on, since Black Friday moves sales from December to
 * November. `dispersao`: distance between the quartiles of that month's weights. IBGE publishes no such index for services,
 * meals out, health, schools, technology or farms: they have none here.
 */
export interface MonthFactors {
  nome: string
  fatores: readonly number[]
  dispersao: readonly number[]
}

export const MONTH_FACTORS_SOURCE = {
  orgao: 'IBGE PMC',
  ano: 2025,
  url: 'https://sidra.ibge.gov.br/tabela/8883',
} as const

export const MONTH_FACTORS: Readonly<Record<MonthFactorKey, MonthFactors>> = {
  supermercados_alimentos: {
    nome: 'Hipermercados, supermercados, produtos alimentícios, bebidas e fumo',
    fatores: [0.9731, 0.9365, 1.0135, 0.9865, 0.9858, 0.9574, 0.9827, 0.9932, 0.9669, 0.9946, 1.0014, 1.2084],
    dispersao: [0.018, 0.022, 0.041, 0.047, 0.012, 0.012, 0.02, 0.018, 0.017, 0.025, 0.014, 0.012],
  },
  combustiveis: {
    nome: 'Combustíveis e lubrificantes',
    fatores: [0.9843, 0.9269, 1.0249, 0.9895, 0.9972, 0.9598, 1.0126, 1.0347, 1.0121, 1.0334, 0.9953, 1.0294],
    dispersao: [0.014, 0.021, 0.023, 0.02, 0.018, 0.019, 0.024, 0.026, 0.028, 0.022, 0.02, 0.013],
  },
  vestuario_calcados: {
    nome: 'Tecidos, vestuário e calçados',
    fatores: [0.8379, 0.7376, 0.8447, 0.8795, 1.0548, 1.0461, 0.997, 0.964, 0.8631, 0.9116, 1.0292, 1.8347],
    dispersao: [0.007, 0.036, 0.045, 0.052, 0.01, 0.059, 0.036, 0.028, 0.019, 0.029, 0.064, 0.075],
  },
  moveis_eletrodomesticos: {
    nome: 'Móveis e eletrodomésticos',
    fatores: [1.0259, 0.873, 0.9775, 0.9113, 1.0074, 0.9309, 0.9605, 0.962, 0.9304, 0.9643, 1.2049, 1.252],
    dispersao: [0.057, 0.033, 0.038, 0.027, 0.03, 0.051, 0.024, 0.041, 0.028, 0.045, 0.102, 0.105],
  },
  moveis: {
    nome: 'Móveis',
    fatores: [1.0066, 0.8892, 0.9588, 0.923, 1.0175, 0.9496, 1.0147, 0.9715, 0.9231, 0.9653, 1.1299, 1.2508],
    dispersao: [0.03, 0.049, 0.032, 0.015, 0.042, 0.032, 0.053, 0.042, 0.034, 0.069, 0.1, 0.069],
  },
  eletrodomesticos: {
    nome: 'Eletrodomésticos',
    fatores: [1.0327, 0.8647, 0.9853, 0.9062, 1.0092, 0.9231, 0.9425, 0.951, 0.9294, 0.9687, 1.2384, 1.2488],
    dispersao: [0.066, 0.034, 0.054, 0.025, 0.033, 0.034, 0.039, 0.035, 0.03, 0.033, 0.102, 0.122],
  },
  farmacia_perfumaria: {
    nome: 'Artigos farmacêuticos, médicos, ortopédicos, de perfumaria e cosméticos',
    fatores: [0.9455, 0.8949, 1.0214, 0.9704, 1.0509, 1.0038, 1.0158, 1.0227, 0.9836, 0.9975, 1.0063, 1.0872],
    dispersao: [0.018, 0.033, 0.034, 0.022, 0.015, 0.025, 0.016, 0.016, 0.014, 0.026, 0.036, 0.023],
  },
  livros_papelaria: {
    nome: 'Livros, jornais, revistas e papelaria',
    fatores: [1.7397, 1.2602, 0.9651, 0.7967, 0.8522, 0.8293, 0.8759, 0.8765, 0.7847, 0.8339, 0.8962, 1.2896],
    dispersao: [0.054, 0.03, 0.056, 0.045, 0.045, 0.042, 0.037, 0.038, 0.055, 0.032, 0.047, 0.083],
  },
  informatica_escritorio: {
    nome: 'Equipamentos e materiais para escritório, informática e comunicação',
    fatores: [0.9593, 0.9224, 1.0454, 0.9261, 0.9829, 0.9384, 1.0069, 0.9833, 0.9437, 0.9898, 1.1207, 1.1809],
    dispersao: [0.08, 0.065, 0.093, 0.061, 0.041, 0.052, 0.068, 0.043, 0.053, 0.086, 0.085, 0.165],
  },
  outros_uso_pessoal: {
    nome: 'Outros artigos de uso pessoal e doméstico',
    fatores: [0.9731, 0.8322, 0.9724, 0.8948, 0.9642, 0.9112, 0.9607, 0.9555, 0.9064, 1.0079, 1.2096, 1.412],
    dispersao: [0.023, 0.035, 0.061, 0.043, 0.048, 0.028, 0.018, 0.023, 0.025, 0.034, 0.171, 0.155],
  },
  veiculos_pecas: {
    nome: 'Veículos, motocicletas, partes e peças',
    fatores: [0.9519, 0.8725, 1.0293, 0.9772, 0.9894, 1.0227, 1.0188, 1.0676, 1.0116, 0.9983, 1.0155, 1.0453],
    dispersao: [0.046, 0.078, 0.074, 0.074, 0.063, 0.042, 0.056, 0.058, 0.043, 0.077, 0.039, 0.084],
  },
  material_construcao: {
    nome: 'Material de construção',
    fatores: [1.0006, 0.901, 0.9986, 0.9559, 1.0108, 0.9858, 1.0279, 1.0734, 1.0175, 1.0369, 1.0424, 0.9493],
    dispersao: [0.029, 0.031, 0.068, 0.035, 0.031, 0.049, 0.032, 0.031, 0.036, 0.05, 0.015, 0.035],
  },
  varejo_total: {
    nome: 'Comércio varejista (restrito), total — VOLUME',
    fatores: [0.9669, 0.9061, 0.9865, 0.9526, 0.9957, 0.9544, 0.9842, 0.9941, 0.9581, 1.0039, 1.0568, 1.2404],
    dispersao: [0.019, 0.024, 0.029, 0.017, 0.018, 0.019, 0.02, 0.01, 0.013, 0.019, 0.04, 0.089],
  },
}
