import { Link } from 'react-router'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'servico',
    title: 'O que a Norteia faz',
    body: (
      <>
        <p>
          A Norteia analisa o que você informa sobre a sua empresa e devolve nota, pontos de atenção, previsão de
          faturamento e plano de ação. O acesso é pela internet, com uma conta pessoal.
        </p>
        <p>
          A página <Link to="/dashboard">Dashboard</Link> é pública e mostra dados de exemplo. Tudo o que é da sua
          empresa fica atrás do seu login.
        </p>
      </>
    ),
  },
  {
    id: 'conta',
    title: 'Sua conta',
    body: (
      <ul>
        <li>Você informa nome, e-mail, telefone e uma senha, e responde pelo que é feito com a sua conta.</li>
        <li>Não compartilhe a senha. Em Configurações você vê os aparelhos conectados e pode encerrar cada um.</li>
        <li>Uma conta pode ter várias empresas; cadastre só empresas que você representa.</li>
        <li>Muitas tentativas de entrada seguidas são freadas por alguns instantes, para a sua proteção.</li>
      </ul>
    ),
  },
  {
    id: 'resultados',
    title: 'O que os resultados são, e o que não são',
    body: (
      <>
        <p>
          As análises são apoio à decisão. Elas dependem do que você informa: respostas incompletas dão resultados
          incompletos, e a confiança dos dados, que diz quanto da empresa é conhecido, aparece em cada análise.
        </p>
        <ul>
          <li>Cada número diz se foi informado, importado, calculado, estimado ou tirado de uma fonte pública.</li>
          <li>Previsões trazem mínimo e máximo e não são promessa de resultado.</li>
          <li>
            A Norteia não presta consultoria jurídica, contábil, tributária ou de investimentos. Nesses assuntos,
            procure um profissional.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'limites',
    title: 'Uso justo',
    body: (
      <>
        <p>
          Para que o serviço funcione bem para todos, há limites por hora: 6 diagnósticos e 10 previsões por empresa, 20
          consultas ao consultor por pessoa. Ao chegar no limite, a tela avisa e pede para tentar mais tarde.
        </p>
        <p>Não é permitido tentar ver dados de outras pessoas, sobrecarregar o serviço ou usá-lo para fins ilegais.</p>
      </>
    ),
  },
  {
    id: 'conteudo',
    title: 'Seus dados e seus relatórios',
    body: (
      <p>
        O que você informa e os relatórios que recebe são seus. Você pode exportar tudo ou excluir a conta quando
        quiser, em Configurações. Como tratamos os dados está na <Link to="/privacidade">Política de Privacidade</Link>.
      </p>
    ),
  },
  {
    id: 'fim',
    title: 'Encerramento e mudanças',
    body: (
      <>
        <p>
          Você encerra a conta quando quiser. Contas usadas contra estes termos podem ser suspensas, com aviso pelo
          e-mail cadastrado.
        </p>
        <p>
          Se estes termos mudarem, a data no alto muda junto. O aceite do cadastro é guardado com a versão e a hora.
        </p>
      </>
    ),
  },
]

export function TermsPage() {
  return (
    <LegalPage
      title="Termos de Uso"
      intro="As regras do serviço, em linguagem direta. Ao se cadastrar, você concorda com elas."
      updated="01/11/2026"
      sections={SECTIONS}
    />
  )
}
