/**
 * The value of an option in calculations: the middle of its band, in the question's unit (percent, days or months).
 * Open bands are the consultant's judgement. An option that isn't here gives no figure.
 */
export const ANSWER_BANDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  service_concentration: { 'Mais de 50%': 60, 'De 31% a 50%': 40, 'De 16% a 30%': 23, 'Até 15%': 10 },
  other_clients: { 'Mais de 50%': 60, 'De 31% a 50%': 40, 'De 16% a 30%': 23, 'Até 15%': 10 },
  service_utilization: { 'Menos de 40%': 30, 'De 40% a 60%': 50, 'De 61% a 75%': 68, 'Mais de 75%': 82 },
  service_recurring: { Nada: 0, 'Até 25%': 13, 'De 26% a 50%': 38, 'De 51% a 75%': 63, 'Mais de 75%': 88 },
  retail_markup: { 'Até 20%': 15, 'De 21% a 40%': 30, 'De 41% a 80%': 60, 'Mais de 80%': 100 },
  retail_turnover: { 'Mais de 120 dias': 150, 'De 61 a 120 dias': 90, 'De 31 a 60 dias': 45, 'Até 30 dias': 20 },
  retail_losses: { 'Mais de 3% das vendas': 4, 'De 1,6% a 3%': 2.3, 'De 1% a 1,5%': 1.25, 'Menos de 1%': 0.5 },
  industry_scrap: { 'Mais de 8%': 10, 'De 4% a 8%': 6, 'De 1% a 3,9%': 2.5, 'Menos de 1%': 0.5 },
  industry_capacity: { 'Menos de 50%': 40, 'De 50% a 70%': 60, 'De 71% a 85%': 78, 'Mais de 85%, com atrasos': 92 },
  industry_delivery: { 'Menos de 70%': 60, 'De 70% a 85%': 78, 'De 86% a 95%': 91, 'Mais de 95%': 98 },
  tech_model: { 'Assinatura, até 70% da receita': 50, 'Assinatura, mais de 70% da receita': 85 },
  tech_churn: { 'Mais de 5%': 6.5, 'De 3% a 5%': 4, 'De 1% a 2,9%': 2, 'Menos de 1%': 0.5 },
  tech_runway: { 'Menos de 3 meses': 1.5, 'De 3 a 6 meses': 4.5, 'De 7 a 12 meses': 9.5 },
  health_noshow: { 'Mais de 25%': 30, 'De 16% a 25%': 20, 'De 6% a 15%': 10, 'Até 5%': 3 },
  health_denials: { 'Mais de 10%': 12, 'De 5% a 10%': 7, 'De 1% a 4,9%': 3 },
  health_payer: { 'Um convênio, mais de 60% da receita': 70, 'Vários convênios': 80, 'Convênios e particular': 50 },
  health_occupancy: { 'Menos de 50%': 40, 'De 50% a 70%': 60, 'De 71% a 85%': 78, 'Mais de 85%': 92 },
  edu_occupancy: { 'Menos de 50%': 40, 'De 50% a 70%': 60, 'De 71% a 85%': 78, 'Mais de 85%': 92 },
  edu_default: { 'Mais de 15%': 18, 'De 9% a 15%': 12, 'De 4% a 8%': 6, 'Menos de 4%': 2 },
  edu_dropout: { 'Mais de 20%': 25, 'De 11% a 20%': 15, 'De 5% a 10%': 7.5, 'Menos de 5%': 3 },
  edu_conversion: { 'Menos de 10': 7, 'De 10 a 20': 15, 'De 21 a 35': 28, 'Mais de 35': 42 },
  food_cmv: { 'Mais de 40%': 45, 'De 36% a 40%': 38, 'De 31% a 35%': 33, 'Até 30%': 28 },
  food_waste: { 'Mais de 8%': 10, 'De 4% a 8%': 6, 'Menos de 4%': 2 },
  food_delivery: { 'Mais de 60%': 75, 'De 31% a 60%': 45, 'Até 30%': 15 },
  other_margin: { 'Nada ou prejuízo': 0, 'Até R$ 5': 3, 'De R$ 6 a R$ 15': 10, 'Mais de R$ 15': 20 },
  other_cash: { Nenhum: 0, 'Até 15 dias': 8, 'De 16 a 60 dias': 38, 'Mais de 60 dias': 90 },
}
