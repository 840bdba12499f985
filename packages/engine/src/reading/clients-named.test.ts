import type { MarketSegment } from '@norteia/contracts/company'
import { describe, expect, test } from 'vitest'
import { blankForm } from '#src/testing/companies.ts'
import { activityOf } from './activity.ts'
import { withoutClients } from './clients-named.ts'

const OFFER: Partial<Record<MarketSegment, string>> = {
  Serviços: 'service_offer',
  'Comércio Varejista': 'retail_products',
  Indústria: 'industry_product',
  Tecnologia: 'tech_offer',
  Saúde: 'health_specialty',
  Agronegócio: 'agro_activity',
}
const tradeOf = (segment: MarketSegment, offer: string, main_challenge = '') =>
  activityOf(segment, { ...blankForm, main_challenge }, { [OFFER[segment]!]: offer }).activity.id

describe('who works for other trades has none of theirs', () => {
  test.each<[MarketSegment, string, string]>([
    ['Serviços', 'lavo roupa de pousada e de restaurante', 'lavanderia'],
    ['Serviços', 'lavagem de enxoval para hotéis e motéis', 'lavanderia'],
    ['Serviços', 'contabilidade para clínicas e dentistas', 'contabilidade'],
    ['Serviços', 'marketing digital para restaurantes', 'agencia'],
    ['Serviços', 'limpeza de escolas e escritórios', 'limpeza'],
    ['Serviços', 'dedetização de padarias, mercados e hotéis', 'limpeza'],
    ['Serviços', 'manutenção de elevadores em condomínios', 'servicos'],
    ['Serviços', 'conserto de máquinas para padarias', 'assistencia_tecnica'],
    ['Serviços', 'transporte de alunos para escolas', 'transporte'],
    ['Serviços', 'fotografia de escolas e formaturas', 'fotografia'],
    ['Serviços', 'arquitetura de clínicas e consultórios', 'arquitetura'],
    ['Serviços', 'segurança para supermercados', 'servicos'],
    ['Serviços', 'som para igrejas e buffets', 'servicos'],
    ['Serviços', 'advocacia para médicos', 'advocacia'],
    ['Serviços', 'jardinagem em condomínios e pousadas', 'jardinagem'],
    ['Serviços', 'afiação de tesouras para salões e pet shops', 'servicos'],
    ['Serviços', 'consultoria para restaurantes', 'consultoria'],
    ['Serviços', 'aluguel de máquinas para obras', 'locacao_equipamentos'],
    ['Serviços', 'tradução para escolas e editoras', 'servicos'],
    ['Serviços', 'entregas para farmácias e pizzarias', 'servicos'],
    ['Serviços', 'instalação de câmeras em lojas e padarias', 'servicos'],
    ['Indústria', 'uniformes para clínicas e hospitais', 'confeccao'],
    ['Indústria', 'cadeiras para salões de beleza', 'industria'],
    ['Indústria', 'caixas e sacolas para lojas e farmácias', 'industria'],
    ['Tecnologia', 'aplicativo de agenda para barbearias', 'software'],
    ['Comércio Varejista', 'peças para oficinas mecânicas', 'varejo'],
    ['Comércio Varejista', 'cosméticos para salões', 'perfumaria'],
    ['Saúde', 'exames para empresas e escolas', 'clinica'],
    ['Agronegócio', 'crio frango para frigorífico', 'avicultura_corte'],
    ['Agronegócio', 'hortaliças para restaurantes e escolas', 'horta'],
  ])('%s: %s', (segment, offer, trade) => expect(tradeOf(segment, offer)).toBe(trade))

  test('nor of the place that she works in', () => {
    expect(tradeOf('Serviços', 'podologia', 'Atendo dentro de um salão de beleza e pago aluguel da sala')).toBe(
      'servicos',
    )
  })

  test('as many as nobody owns, those that she goes round, and who calls her', () => {
    const told = (main_challenge: string, operational_flow: string) =>
      activityOf('Serviços', { ...blankForm, main_challenge, operational_flow }, {}).activity.lugar.um
    expect(told('amolo tesoura de 33 salao de beleza e 9 me deve', 'passo nos salão toda quarta')).toBe('empresa')
    expect(told('alugo betoneira e o pedreiro nao devolve', 'levo na obra e busco depois')).toBe('empresa')
    expect(told('lavo jaleco de 14 dentista e 4 clinica', 'busco nas clinica na segunda')).not.toBe('clínica')
    expect(told('sou dona de um salao de beleza e falta cliente', 'corto cabelo o dia todo')).toBe('salão')
    expect(withoutClients('tenho 2 padarias e rede de 3 lojas')).toBe('tenho 2 padarias e rede de 3 lojas')
  })

  test('her own place stays hers', () => {
    expect(tradeOf('Serviços', 'salão de beleza')).toBe('salao_beleza')
    expect(tradeOf('Serviços', 'academia de bairro')).toBe('academia')
    expect(withoutClients('consultorio de psicologia')).toBe('consultorio de psicologia')
    expect(withoutClients('pousada na serra')).toBe('pousada na serra')
  })
})
