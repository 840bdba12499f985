import { fold, words } from '#src/text/words.ts'

/** Words of asking on; whoever says these alone says nothing of himself. */
const ASKING = new Set(
  `e mas entao ai o a os as um uma uns umas de do da dos das em no na nos nas por pra para com ou ate eh isso isto esse essa este esta ele ela
  eles elas vc voce me nos que q qual quais quem quando qdo como onde quanto quanta quantos quantas qto se nao n sim so mais menos agora hoje
  amanha antes depois primeiro ja ser ter tem tenho haver estar e da dar dao dou de mostra mostrar explica explicar exemplo exemplos pratica
  pratico numero numeros conta caso modelo texto mensagem precisa precisam preciso deve devo escrito escrita escrever papel contrato recibo
  assinar assinado assina registrar registrado cartorio acontece acontecer aceitar aceita aceitarem pagar paga quiser querer recusar passar
  passa passou vencer prazo tempo dia dias semana semanas mes meses ano anos demora demorar leva levar custa custar custo sai valor preco
  cobrar cobra cobro funciona funcionar comecar comeco comeca pode posso podem melhor certo fazer faz feito pq porque sera eles elas ficar`.split(
    /\s+/,
  ),
)
const MOST_WORDS = 12
/** 'O que eu falo': what is to be said to somebody, of whom nothing is told. */
const TO_SAY =
  /\b(?:o que|oq|que|q|como)(?: e)?(?: que| q)?(?: eu| a gente)?(?: vou| devo| posso)? (?:fal[oa]r?|dig[oa]|dizer|cont[oa]r?|respond(?:o|er)|avis(?:o|ar)|explic(?:o|ar)|escrev(?:o|er)|comunic(?:o|ar))\b/

/** Whether a message only asks on, as 'me dá um exemplo', 'e o q acontece se passar?', 'precisa ser por escrito?'. */
export function onlyAsks(message: string): boolean {
  const said = words(fold(message.slice(0, 200)).replace(TO_SAY, ' como '))
  return said.length > 0 && said.length <= MOST_WORDS && said.every((word) => ASKING.has(word))
}
