/**
 * Words of questions on movements that stand in no name and in no way of the grammar's lists, and that change nothing which
 * isn't read elsewhere: those that all questions of the fixtures hold beside right figures, with their other forms.
 */
export const HARMLESS: ReadonlySet<string> = new Set(
  `cento mil menos mais vez vezes acima abaixo cima cada cara caras caro caros barata baratas barato baratos alta altas alto altos
  dois duas tres quatro cinco seis sete oito nove dez onze doze resto lado num numa nome nomes data datas movimento nota notas
  segunda segundas terca tercas quarta quartas quinta quintas sexta sextas sabado sabados domingo domingos feira feiras util uteis
  bimestre tri anual carnaval pascoa santa maes pais namorados criancas black friday feriado feriados verao inverno ferias safra
  temporada inicio comeco durante enquanto antes depois
  junto juntos junta juntas somado somados somada somadas soma somam somar dividido divididos tirando tirar tira tire descontando
  contando contar fora sem nem como versus contra compare comparar compara comparando diferente diferentes repetida repetido
  ele ela eles elas dele dela deles delas nele nela mesmo mesmos mesma mesmas unico unica nada muita muitas todo mundo
  mudou mudaram representa representam pesou pesa pesam peso puxou puxaram come comeu custa custam custando vem limpou limpo
  parou pararam parar sumiu sumiram faltou falta faltam faltando comecou comecaram comecei voltou voltaram passaram passou
  ganhar cobrar custar sabe saberia divide divida detalha penultimo penultima antepenultimo antepenultima apareceu apareceram surgiu surgiram ganha ganham ganhou ganharam ganhando ganhava pagava pagavam comprar comprado comprada mandou mandar mandei cobrada cobrado
  cobrando cobranca trabalhou trabalha usa uso chamei chamar chegar bater bati abri abro aberto fiquei quitei maximo normal
  forte fraco fracos fatia participacao proporcao percentual frequencia top ticket ranking corrida aumento rescisao deposito pix cheque aluno aluna moca moco paciente dona
  fui fomos seu senhora senhor rapaz menina novo novos nova novas velho velha velhos velhas antigo antiga vespera rende rendem depende dependo dependemos deixa deixam traz trazem trouxe trouxeram largou largaram abandonou abandonaram costumava fregues fregueses freguesa`.split(
    /\s+/,
  ),
)
