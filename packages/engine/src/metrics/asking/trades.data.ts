/** Who somebody is by her trade, and how names of movements begin that are of it. */
const TRADES = `protetico:protese protetica:protese areeiro:areia,areal arquiteto:arquitetura arquiteta:arquitetura
engenheiro:engenharia engenheira:engenharia imobiliaria:imob,imoveis imobiliario:imob sindicato:sind seguradora:seguros,seguradora,seg
corretora:corretora,seguros padre:paroquia,igreja pastor:igreja advogado:adv,advocacia,advogados advogada:adv,advocacia,advogados
padeiro:padaria,panificadora,panif acougueiro:acougue,carnes leiteiro:laticinio,laticinios,leite queijeiro:queijos,laticinios
verdureiro:hortifruti,verduras,sacolao fruteiro:frutas,hortifruti peixeiro:peixaria,pescados,peixes
vidraceiro:vidracaria,vidros serralheiro:serralheria marceneiro:marcenaria,moveis carpinteiro:carpintaria,madeiras
madeireira:madeiras,madeireira fotografo:foto,fotografia fotografa:foto,fotografia veterinario:vet,veterinaria veterinaria:vet
gesseiro:gesso floricultura:flores,floricultura transportadora:transp,transportes grafica:graf,grafica papelaria:papeis,papelaria
embalador:embalagens cimenteira:cimento,cimentos olaria:ceramica,olaria ceramista:ceramica confeiteira:confeitaria,doces
costureira:costura,confeccoes lavanderia:lav,lavanderia jardineiro:jardinagem,jardins dedetizador:dedetizadora,dedetizacao
eletricista:eletrica,eletricidade encanador:hidraulica,encanamentos pintor:pinturas,pintura chaveiro:chaves,chaveiro
borracheiro:borracharia,pneus mecanico:mecanica marmoraria:marmores,marmoraria ferreiro:ferro,ferragens
radiologia:radiologia,radio faculdade:fac,faculdade universidade:univ cooperativa:coop laticinio:lat,laticinios granjeiro:granja,ovos`

const byTrade = new Map(
  TRADES.split(/\s+/).map((pair) => {
    const [word = '', names = ''] = pair.split(':')
    return [word, new Set(names.split(','))] as const
  }),
)

/** First words of the names of somebody of that trade; undefined: the word is none. */
export const namesOfTrade = (word: string): ReadonlySet<string> | undefined => byTrade.get(word)
