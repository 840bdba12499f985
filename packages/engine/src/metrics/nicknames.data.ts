/** What people are called, and the names that statements have for them; spellings of one name too, and who sells gas. */
const CALLED = `thi:thiago,tiago thiago:tiago tiago:thiago gui:guilherme guiga:guilherme zeze:jose mimi:michele,miriam 
jojo:joana,josiane adri:adriana,adriano ale:alexandre,alessandra,alessandro,alexandra andrezinho:andre aninha:ana anita:ana
bastiao:sebastiao bel:isabel,isabela,isabella,izabel bete:elizabete,elizabeth,elisabete,elisabeth,bethania
beth:elizabeth,elizabete,elisabete,elisabeth,bethania betinha:elizabete,elizabeth,roberta
betinho:roberto,alberto,humberto,gilberto,norberto beto:roberto,alberto,humberto,norberto,adalberto,gilberto,heriberto
bia:beatriz,bianca,fabiana bibi:bianca,gabriela biel:gabriel caca:carlos carlao:carlos
carlinha:carla carlinhos:carlos carol:carolina,caroline caroline:carolina chica:francisca chico:francisco
chiquinha:francisca chiquinho:francisco christina:cristina cida:aparecida cidinha:aparecida claudinha:claudia
claudinho:claudio,claudinei cris:cristina,cristiane,cristiano,christiane,cristian crisinha:cristina
dani:daniela,daniele,daniel,danielle danizinha:daniela debinha:debora deby:debora deia:andreia,andrea dida:edilson
didi:edivaldo,valdir digo:rodrigo dinho:edson,claudio,bernardo,ronaldo,osvaldo dri:adriana,adriano,adrielle
drica:adriana drico:adriano duda:eduarda,eduardo dudu:eduardo face:meta,facebk,fb facebook:meta,facebk,fb edu:eduardo,eduarda
eli:eliane,elisangela,elizabete,elias elisabete:elizabete elizabete:elisabete elizabeth:elisabeth
fabi:fabiana,fabiane,fabiola fabinho:fabio fatinha:fatima fefe:fernanda felipe:phelipe,filipe
filipe:felipe flavinha:flavia flavinho:flavio gabi:gabriela,gabriel,gabriele,gabrielle
gigi:giovana,giovanna,gisele gil:gilberto,gilson,gilmar giba:gilberto bruninho:bruno dudinha:eduarda fabricinho:fabricio jeane:geane kelly:queli gilzinho:gilson
gugu:augusto,gustavo gustavinho:gustavo guto:augusto,gustavo helo:heloisa iara:yara
isa:isabel,isabela,isabella,isadora,isaura isabel:izabel ivinho:ivo izabel:isabel jack:jaqueline,jacqueline jao:joao
jaque:jaqueline,jacqueline joaozinho:joao joca:joao jorginho:jorge jr:junior juca:jose
juju:juliana,julia juninho:junior kadu:carlos kaka:ricardo,carlos karlinha:karla,carla keila:queila lari:larissa
laurinha:laura lele:leticia,leandro lena:helena,madalena,marilena leninha:helena,madalena lenita:helena
leo:leonardo,leandro,leonel leozinho:leonardo leti:leticia lets:leticia lili:liliane,lilian,eliane lipe:felipe,phelipe
lourdes:lurdes luci:lucia,luciana,lucilene luis:luiz luisa:luiza luisinho:luis,luiz
luiz:luis luiza:luisa luizinha:luiza luizinho:luiz,luis lulu:luciana,luiza,luisa lurdes:lourdes
lurdinha:lourdes mane:manoel,manuel maneco:manoel,manuel manezinho:manoel,manuel manoel:manuel
manu:manuela,emanuel,emanuele manuel:manoel marcao:marcos,marcelo marcelinho:marcelo mari:mariana,marina,maria,marilia
marininha:marina marquinho:marco,marcos marquinhos:marcos mateus:matheus matheus:mateus maureen:maura
mauricinho:mauricio miche:michele,michelle miguelzinho:miguel naldo:ronaldo,reginaldo,arnaldo,agnaldo,edinaldo,ednaldo
nanda:fernanda nando:fernando nati:natalia,nathalia,natalie neide:ivoneide,lucineide,josineide
nete:ivonete,marinete,elisabete neusa:neuza neuza:neusa nice:eunice,cleonice,berenice nico:nicolas,nicolau,nicola
niel:daniel nilda:cenilda,ivanilda nilo:danilo nina:marina,carolina,catarina osvaldo:oswaldo oswaldo:osvaldo
pati:patricia patricinha:patricia paty:patricia paulao:paulo paulinha:paula paulinho:paulo pedrao:pedro pedrinho:pedro
pipo:felipe pri:priscila,priscilla prisca:priscila quim:joaquim quincas:joaquim quinzinho:joaquim
rafa:rafael,rafaela,raphael rafael:raphael rafinha:rafael,rafaela renatinha:renata renatinho:renato
rick:ricardo,henrique rodrigao:rodrigo roger:rogerio rogerinho:rogerio
rose:roseli,rosemeire,rosimeire,rosangela,rosemary,rosilene rosi:rosilene,rosangela,rosimeire,roseli
rosinha:rosa,rosangela sandrinha:sandra sandro:alessandro serginho:sergio sidinho:sidnei sil:silvia,silvana,silvio
silvinha:silvia,silvana silvinho:silvio socorrinho:socorro soninha:sonia sousa:souza souza:sousa sueli:suely suely:sueli suzi:suzana,susana,suzane tais:thais tati:tatiana,tatiane teca:teresa,tereza
teo:teodoro,matheus teresa:tereza teresinha:teresa,tereza,terezinha tereza:teresa terezinha:tereza tete:teresa,tereza
teteu:mateus,matheus thais:tais thata:thais,tais theo:theodoro tiana:sebastiana tiao:sebastiao
gas:ultragaz,liquigas,supergasbras,copagaz,nacionalgas,consigaz,fogas,comgas,gasmig,compagas,scgas,sulgas,bahiagas,gaz
tina:cristina,martina,valentina tonho:antonio tonico:antonio toninha:antonia toninho:antonio tunico:antonio
vagner:wagner val:valdir,valdete,valeria,valquiria,valter,walter valdir:waldir
valdo:osvaldo,edvaldo,genivaldo,josivaldo,erivaldo valter:walter vander:vanderlei,wanderley vane:vanessa
vanessinha:vanessa vava:oswaldo,osvaldo,valter victor:vitor vitinha:vitoria vitinho:vitor,victor vitor:victor
vivi:viviane,viviana vivian:viviane wagner:vagner waldir:valdir walter:valter wander:vanderlei,wanderley
xanda:alexandra xandao:alexandre xande:alexandre ze:jose zeca:jose zefa:josefa zefinha:josefa zezinha:maria,jose
zezinho:jose zito:jose`

const formal = new Map<string, readonly string[]>()
for (const pair of CALLED.split(/\s+/)) {
  const [word = '', names = ''] = pair.split(':')
  formal.set(word, names.split(','))
}

/** Names that somebody who is called so may have in a statement. */
export const namesCalled = (word: string): readonly string[] => formal.get(word) ?? []

const called = new Map<string, string[]>()
for (const [word, names] of formal) for (const name of names) called.set(name, [...(called.get(name) ?? []), word])

/** What somebody of that name may be called. */
export const calledOf = (name: string): readonly string[] => called.get(name) ?? []
