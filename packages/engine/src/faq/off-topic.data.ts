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
      'futebol, jogo, ganhou, placar, gol, campeonato, time, seleção, flamengo, corinthians, palmeiras, copa, jogador, vencer partida, tabela do brasileirão, técnico do time, rodada, esporte, basquete, vôlei, fórmula',
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
      'código, programar, programação, python, javascript, java, função, algoritmo, script, html, lista ordenada, compilar, sql, variável do programa, ordenar, array',
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
      'horóscopo, signo, áries, leão, virgem, escorpião, tarô, sorte, mapa astral, sonhar com, loteria, mega-sena, números da sorte, jogo do bicho',
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
      'comprar celular, melhor celular para comprar, carro usado, tênis, notebook, televisão, comparar celular, videogame, moto',
  },
  {
    id: 'horas',
    palavras: 'que horas são, que dia é hoje, data de hoje, feriado, calendário, horas passa, hora certa',
  },
  {
    id: 'casa',
    palavras:
      'trocar pneu, carro quebrou, mecânico do carro, limpar casa, tirar mancha, lavar roupa, torneira, jardim, operadora de internet em casa, sinal de televisão, sofá, geladeira de casa',
  },
  {
    id: 'bolsa',
    palavras: 'bitcoin, criptomoeda, cotação do dólar, ações da bolsa, petrobras, tesouro direto, dólar hoje, euro',
  },
  {
    id: 'escola',
    palavras:
      'redação, meio ambiente, quem foi, santos dumont, filosofia, sentido da vida, ciência, física, química, biologia, universo, terra plana, deus, religião, bíblia',
  },
  {
    id: 'lugares',
    palavras:
      'shopping, rodoviária, endereço da farmácia, como chegar, ônibus, metrô, horário do shopping, rua, mapa, aeroporto, carnaval, festa, balada',
  },
  {
    id: 'musica',
    palavras:
      'violão, tocar instrumento, cantar, rap, samba, letra, canção, roberto carlos, foto de gatinho, desenho, imagem engraçada, vídeo engraçado',
  },
  {
    id: 'animais',
    palavras: 'cachorro, gato, ração do cachorro, nome para cachorro, animal de estimação, passarinho, peixe, pet',
  },
]
