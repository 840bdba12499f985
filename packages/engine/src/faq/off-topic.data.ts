/**
 * What people ask any assistant and Norteia has no answer to. They stand in the index beside the entries, so that
 * 'receita de bolo' finds cooking before it finds revenue; a question that lands here is refused.
 */
export const OFF_TOPIC_SUBJECTS: readonly { id: string; palavras: string }[] = [
  {
    id: 'culinaria',
    palavras:
      'receita de bolo, torta, cozinhar, forno, assar, ingredientes da receita, massa, recheio, açúcar, farinha, almoço, jantar, sobremesa, pudim, churrasco, tempero, feijão, arroz, brigadeiro',
  },
  {
    id: 'futebol',
    palavras:
      'futebol, jogo, ganhou, placar, gol, campeonato, time, seleção, flamengo, corinthians, palmeiras, copa, final da copa, vasco, são paulo, santos, grêmio, cruzeiro, jogador, vencer partida, tabela do brasileirão, técnico do time, rodada, esporte, basquete, vôlei, fórmula',
  },
  {
    id: 'tempo',
    palavras:
      'previsão do tempo, chover, chuva, sol, temperatura hoje, clima, frio, calor, graus, amanhã, guarda-chuva, tempestade, nublado, fim de semana',
  },
  {
    id: 'humor',
    palavras:
      'piada, conta uma piada, engraçado, rir, charada, trocadilho, humor, história engraçada, brincadeira, meme',
  },
  {
    id: 'programacao',
    palavras:
      'código, cria um site em html, cria um aplicativo, programar, programação, python, javascript, java, função, algoritmo, script, html, lista ordenada, compilar, sql, variável do programa, ordenar, array',
  },
  {
    id: 'entretenimento',
    palavras:
      'filme, série, música, cantor, novela, netflix, banda, show, letra da música, livro, romance, jogo de videogame, cinema, assistir, terror, comédia, artista, ator, famoso, fofoca, celebridade',
  },
  {
    id: 'conhecimentos',
    palavras:
      'capital do país, presidente, governador, quem descobriu, guerra, história do brasil, planeta, lua, população, geografia, rei, país, maior do mundo, ano nasceu, morreu, frança, austrália, europa, dinossauro, montanha, rio',
  },
  {
    id: 'politica',
    palavras:
      'política, eleição, votar, candidato, partido, presidente, lula, bolsonaro, deputado, senador, prefeito, governo, direita, esquerda',
  },
  {
    id: 'signos',
    palavras:
      'horóscopo, resultado da loteria, signo, áries, leão, virgem, escorpião, tarô, sorte, mapa astral, sonhar com, loteria, mega-sena, números da sorte, jogo do bicho',
  },
  {
    id: 'matematica',
    palavras:
      'resolve conta, vezes, multiplicar, raiz quadrada, equação, matemática, dever de casa, lição, redação escolar, trabalho da escola, prova, quanto é, mais dividido, soma, triângulo',
  },
  {
    id: 'traducao',
    palavras:
      'traduz, traduzir, inglês, espanhol, tradução, como se diz, idioma, palavra em inglês, good morning, francês',
  },
  {
    id: 'amor',
    palavras:
      'namorada, namorado, amor, poema, casamento, marido, esposa, paquera, ex, declaração de amor, ciúme, relacionamento amoroso, aniversário de namoro, presente, poesia, cantada',
  },
  {
    id: 'saude',
    palavras:
      'emagrecer, dieta, remédio, dor de cabeça, dor, febre, gripe, médico para mim, exercício, academia, musculação, gravidez, sintomas, doença, dormir melhor, ansiedade, vacina, engordar, peso',
  },
  {
    id: 'viagem',
    palavras:
      'passagem aérea, hotel, viagem, praia, turismo para viajar, roteiro, voo, férias na praia, mala, passaporte, ônibus para',
  },
  {
    id: 'compras',
    palavras:
      'comprar celular, melhor celular para comprar, carro usado, tênis, notebook, televisão, quanto custa um iphone, quanto custa um celular, comprar iphone, xiaomi, samsung, comparar celular, videogame, moto',
  },
  {
    id: 'horas',
    palavras: 'que horas são, que dia é hoje, data de hoje, feriado, calendário, hora certa',
  },
  {
    id: 'casa',
    palavras:
      'trocar pneu, carro quebrou, mecânico do carro, limpar casa, tirar mancha, lavar roupa, torneira, jardim, operadora de internet em casa, sinal de televisão, sofá, geladeira de casa',
  },
  {
    id: 'bolsa',
    palavras: 'bitcoin, criptomoeda, cotação do dólar, ações da bolsarobras, tesouro direto, dólar hoje, euro',
  },
  {
    id: 'escola',
    palavras:
      'dia de páscoa, que dia é páscoa, redação, meio ambiente, quem foi, santos dumont, filosofia, sentido da vida, ciência, física, química, biologia, universo, terra plana, deus, religião, bíblia',
  },
  {
    id: 'lugares',
    palavras:
      'shopping, rodoviária, endereço da farmácia, como chegar, ônibus, metrô, horário do shopping, rua, mapa, aeroporto, dia do carnaval, festa, balada',
  },
  {
    id: 'musica',
    palavras:
      'violão, tocar instrumento, cantar, rap, samba, letra, canção, roberto carlos, foto de gatinho, desenho, imagem engraçada, vídeo engraçado',
  },
  {
    id: 'animais',
    palavras:
      'cachorro, gato, ração do cachorro, nome para cachorro, animal de estimação, passarinho, peixe, pet, remédio para o meu cachorro, meu cachorro está com coceira, meu gato está doente, meu cachorro vomitando, minha gata não come, posso dar remédio para o cachorro, minha cachorra está mancando, minha cadela com diarreia posso dar remédio, o que eu dou para o meu gato vomitando',
  },
  {
    id: 'operadoras',
    palavras:
      'minha internet, internet da vivo, a claro cobrou, a claro está me cobrando errado, reclamar da tim, sky, net não pega, claro, tim, oi fixo, operadora, chip do celular, sinal do telefone, wifi, roteador, segunda via da conta de luz, conta de água, enel, sabesp, cemig, tv a cabo, plano de celular, internet caiu em casa',
  },
  {
    id: 'bancos',
    palavras:
      'nubank, itaú, bradesco, santander, caixa econômica, banco do brasil, picpay, mercado pago, pix não caiu, meu cartão bloqueado, limite do cartão, fatura do cartão, conta bloqueada no banco, saldo do meu cartão, aplicativo do banco',
  },
  {
    id: 'outras-empresas',
    palavras:
      'uber, minha encomenda, meu pedido não chegou, rastrear encomenda, correios, meu pedido do iFood, comprei na Shopee, amazon, magalu, mercado livre não entregou, cancelar netflix, spotify, youtube, tiktok, airbnb, minha compra não chegou, entrega do meu pacote, lanche veio errado',
  },
  {
    id: 'governo',
    palavras:
      'bolsa família, INSS, aposentadoria, aposentar, consultar fgts pessoal, saque aniversário, meu fgts, seguro desemprego, detran, carteira de motorista, cnh, multa de trânsito, ipva, passaporte, título de eleitor, rg, identidade, certidão, tirar passaporte, imposto de renda pessoa física, enem, concurso público',
  },
  {
    id: 'saude-e-corpo',
    palavras:
      'dor nas costas, dor de barriga, dor no corpo, com febre, com tosse, tomar dipirona, com gripe, estou grávida, grávida, gestante, menstruação, hospital, posto de saúde, pronto socorro, depressão, insônia, remédio para dormir, pressão alta, diabetes, vacina do filho, alergia, covid, dengue, médico, perder barriga',
  },
  {
    id: 'familia',
    palavras:
      'sogra, meu namorado, minha namorada, conquistar mulher, conquistar homem, beijo, ficar com alguém, crush, separação do casal, divórcio, traição, meu filho, minha mãe, meu pai, nome de bebê, saudade, te amo, você me ama, casar, solteiro',
  },
  {
    id: 'jogos',
    palavras:
      'free fire, minecraft, fortnite, roblox, playstation, xbox, jogar videogame, gta, xadrez, aposta, bet, tigrinho, cassino, goku, naruto, anime, super-herói, mega sena, loteria, jogar bola, goku contra superman',
  },
  {
    id: 'informatica',
    palavras:
      'instalar windows, formatar computador, computador não liga, meu celular não liga, impressora, vírus no computador, word, powerpoint, baixar vídeo, baixar música, hackear, hackear wifi, desbloquear celular, celular quebrou, tela quebrada, carregar celular, teclado, mouse',
  },
  {
    id: 'escola-e-lingua',
    palavras:
      'resumo do livro, machado de assis, tiradentes, dom pedro, descobrimento, segunda guerra, tabela periódica, fotossíntese, verbo, sinônimo, gramática, dever, trabalho de geografia, fórmula de bhaskara, raiz de número, porcentagem de número, pi, capital da austrália, estados unidos, continente, oceano',
  },
  {
    id: 'casa-e-beleza',
    palavras:
      'sobrancelha, cabelo em casa, maquiagem, crochê, tricô, plantar, horta, tomate, planta, flor, mancha na roupa, limpar sofá, pintar parede, desentupir pia, trocar lâmpada, pneu furado, decoração da sala, mancha de vinho, tingir cabelo',
  },
  {
    id: 'cozinha-de-casa',
    palavras:
      'fazer bolo, bolo de cenoura, bolo de chocolate, pão caseiro, cozinhar ovo, cozinhar feijão, feijoada, lasanha, coxinha caseira, molho, receita fácil, receita de pão, air fryer, panela de pressão, fermento, cerveja gelada, vinho bom, café coado',
  },
  {
    id: 'passeio',
    palavras:
      'shopping aberto, farmácia aberta, mercado aberto agora, hora que fecha, onde fica o hospital, posto de gasolina perto, gramado, passagem barata, passagem de avião, voo, hospedagem, pousada, trânsito, estrada, caminho para, distância de cidade a cidade, fuso horário',
  },
  {
    id: 'atualidades',
    palavras:
      'notícias de hoje, últimas notícias, guerra na ucrânia, terremoto, acidente, morreu quem, big brother, bbb, neymar, messi, cristiano ronaldo, anitta, gusttavo lima, oscar, quantos anos tem, onde nasceu, casado com, altura de, jogo de hoje, resultado do jogo, melhor time, onde assisto',
  },
  {
    id: 'devaneio',
    palavras:
      'sentido da vida, deus existe, vida após a morte, alienígena, et, fantasma, teoria da conspiração, conta uma história, me conta uma história, faz um poema, passa o número do seu cartão, faz um rap, fala em inglês comigo, fazer amigo, está frio aí, adivinha, quem é mais forte, você sonha, você dorme, você come, você tem sentimentos, qual sua cor favorita, time você torce, bater papo',
  },
]
