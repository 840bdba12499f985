import { Link } from 'react-router'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'dados',
    title: 'O que guardamos',
    body: (
      <ul>
        <li>
          <strong>Cadastro:</strong> nome, e-mail, telefone e a senha, esta apenas como resumo criptográfico (argon2id).
        </li>
        <li>
          <strong>Empresas:</strong> nome, CNPJ, setor e, se você informar, faturamento e número de funcionários.
        </li>
        <li>
          <strong>Diagnósticos e análises:</strong> as suas respostas, o faturamento mensal que você enviar e os
          relatórios feitos a partir deles.
        </li>
        <li>
          <strong>Uso da conta:</strong> sessões abertas (data, último uso e navegador), o aceite dos termos, tarefas
          automáticas, avisos e um registro de segurança.
        </li>
        <li>
          <strong>Proteção da conta:</strong> quando seu e-mail foi confirmado, um resumo de cada aparelho em que você
          já entrou e, se você ativar a verificação em duas etapas, a chave do aplicativo autenticador e o resumo dos
          códigos de recuperação.
        </li>
        <li>
          <strong>Chat:</strong> as conversas de quem está conectado à conta. As de visitantes não são guardadas.
        </li>
      </ul>
    ),
  },
  {
    id: 'uso',
    title: 'Para que usamos',
    body: (
      <>
        <p>
          Para prestar o serviço que você contratou: fazer as análises, mostrar o histórico, enviar os relatórios e
          alertas que você ligar, recuperar a senha e proteger a conta (LGPD, art. 7º, V e IX).
        </p>
        <p>
          Não vendemos dados, não exibimos anúncios e não usamos rastreadores nem cookies. Nenhuma página carrega
          conteúdo de terceiros.
        </p>
      </>
    ),
  },
  {
    id: 'ia',
    title: 'Inteligência artificial',
    body: (
      <>
        <p>
          Por padrão, nenhum provedor externo de IA recebe dados: a análise é feita pelo Motor Especialista Norteia, no
          próprio servidor. Cada análise mostra quem escreveu o texto dela.
        </p>
        <p>
          Se quem opera a Norteia ligar um provedor externo (por exemplo, Google Gemini ou um serviço compatível com a
          API da OpenAI), ele recebe apenas fatos da sua empresa e trechos das suas respostas necessários ao texto.
          Nome, e-mail, telefone, CPF e CNPJ não são enviados: dos trechos saem só palavras comuns do dia a dia de um
          negócio, e o resto vira uma marca. Do chat não sai nada do que você escreve: só a pergunta e a resposta da
          ajuda. Um nome que também é palavra comum, escrito em minúsculas, pode ficar. Cada envio fica, com o texto que
          saiu, em um registro da sua conta, que vai junto na exportação. Em{' '}
          <Link to="/settings/dados">Seus dados</Link> você lê esse registro e vê o que seria enviado.
        </p>
        <p>A nota é calculada por regras. Você pode ver a conta de cada número e pedir a revisão por uma pessoa.</p>
      </>
    ),
  },
  {
    id: 'onde',
    title: 'Onde fica e por quanto tempo',
    body: (
      <>
        <p>Os dados ficam no banco de dados do servidor em que a Norteia está instalada.</p>
        <ul>
          <li>Cadastro, empresas e análises: enquanto a conta existir.</li>
          <li>Sessões: valem 30 dias desde o último uso; o registro sai 30 dias depois de vencer.</li>
          <li>Códigos de recuperação de senha: valem 10 minutos; o registro sai 30 dias depois.</li>
          <li>Links para confirmar o e-mail: 2 dias. Links para desfazer a troca de e-mail: 3 dias.</li>
          <li>Aparelhos em que você já entrou: 12 meses desde o último login, ou até você trocar a senha.</li>
          <li>Conversas do chat: 12 meses. O que o consultor lembra de uma conversa: 24 horas.</li>
          <li>Registro do que foi enviado a provedores de IA: 12 meses.</li>
          <li>Registro de segurança: 24 meses, sem o seu nome depois que a conta é excluída.</li>
          <li>
            Cópias de segurança automáticas: as 14 mais novas, uma por dia. Se uma delas for usada para recuperar o
            sistema, todas as sessões, códigos e links da época terminam, e todos entram de novo.
          </li>
        </ul>
        <p>
          No seu aparelho ficam a sessão, um código que o identifica no login, a empresa ativa, o tema da tela, as
          sugestões marcadas no painel de exemplo e o rascunho do diagnóstico. Sair da conta apaga a sessão, a empresa
          ativa e os rascunhos.
        </p>
      </>
    ),
  },
  {
    id: 'direitos',
    title: 'Seus direitos',
    body: (
      <>
        <p>A LGPD garante a você, entre outros, estes direitos. A maior parte está a um toque:</p>
        <ul>
          <li>
            <strong>Acessar e levar:</strong> “Exportar meus dados”, em <Link to="/settings">Configurações</Link>, baixa
            um arquivo com tudo. <Link to="/settings/dados">Seus dados</Link> mostra o que existe, e por quanto tempo.
          </li>
          <li>
            <strong>Corrigir:</strong> em Configurações, nos cartões “Dados pessoais” e “Dados da empresa”.
          </li>
          <li>
            <strong>Excluir:</strong> “Excluir empresa” e “Excluir minha conta” apagam os dados de uma vez, sem volta.
            Nas cópias de segurança eles desaparecem em até 14 dias.
          </li>
          <li>
            <strong>Recusar mensagens:</strong> relatórios e alertas por e-mail podem ser desligados na conta ou pelo
            link no fim de cada mensagem.
          </li>
          <li>
            <strong>Perguntar:</strong> fale com a gente pela página de <Link to="/suporte">Suporte</Link>. Você também
            pode recorrer à ANPD.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'seguranca',
    title: 'Como protegemos',
    body: (
      <>
        <p>
          Cada consulta confere se a empresa é sua. As senhas e os códigos são guardados só como resumo, o acesso pode
          ser revogado na hora e tentativas repetidas são freadas. Você pode ativar a verificação em duas etapas em
          Configurações.
        </p>
        <p>
          Antes de confirmado, um e-mail só recebe o pedido de confirmação, códigos de recuperação e avisos de
          segurança, sem nenhum texto escrito por outra pessoa. Relatórios e alertas esperam na Norteia. Quando o e-mail
          da conta muda, o endereço antigo pode desfazer a troca por três dias.
        </p>
        <p>
          Achou uma falha? Conte pela página de <Link to="/suporte">Suporte</Link>.
        </p>
      </>
    ),
  },
]

export function PrivacyPage() {
  return (
    <LegalPage
      title="Política de Privacidade"
      intro="O que guardamos, para quê, por quanto tempo e como você manda nisso."
      updated="01/11/2026"
      sections={SECTIONS}
    />
  )
}
