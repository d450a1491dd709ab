import { makePack } from "./pack.ts";

/** Replies in Spanish; see pack.ts for how it is read. One line holds several wordings, parted by " / ". */
const frames = `
praise-opening = Muchas gracias por tomarse el tiempo de escribir. / Qué alegría leer esto. / Sus palabras nos alegraron el día.
half-opening = Leímos su comentario con atención, de principio a fin. / Su reseña nos llegó y la leímos con atención. / Es bueno saber cómo fue de verdad para usted.
half-read = Cada detalle que cuenta muestra lo que va bien y lo que puede mejorar. / Todo lo que escribió cuenta para nosotros, punto por punto. / También tenemos en cuenta lo demás que nos dice.
open-words = Sabemos que escribir lleva tiempo, y lo agradecemos. / Cada detalle ayuda a ver lo que va bien y lo que puede mejorar. / Quien cuenta cómo fue ayuda más de lo que imagina.
praise-openly = Es bueno saber que habla bien de {list}. / Nos alegra lo bueno que dice sobre {list}. / Lo que dice de bueno sobre {list} nos da ánimo.
open-complaint = Leímos con atención lo que dice sobre {list}. / Tenemos en cuenta lo que dice sobre {list}. / Lo que señala sobre {list} también cuenta para nosotros.
light-complaint = Sobre {list}, sentimos que no haya sido como usted quería. / Leímos con atención lo que dice sobre {list}, y sentimos la molestia. / Lo que señala sobre {list} también cuenta, y lo sentimos.
already-fixed-reserved = De nuestro lado, ya [hicimos|hice|hicimos] lo que correspondía. / Lo que estaba en nuestras manos ya está hecho. / Ya nos ocupamos de lo que nos correspondía.
complaint-opening = Gracias por contarnos lo que pasó. / Leímos su comentario con atención. / Entendemos su malestar.
praise-lead = Es muy bueno leer lo que cuenta sobre {list}. / Nos alegra mucho lo que dice sobre {list}. / Leer su elogio sobre {list} nos da ánimo.
complaint-lead = Pedimos disculpas por {list}. / Sentimos mucho lo que cuenta sobre {list}. / Queremos pedirle disculpas por {list}, y entendemos que moleste.
more-praise = También nos gustó leer sobre {list}. / Y gracias por hablar bien también de {list}. / Leímos con el mismo gusto lo que cuenta sobre {list}.
more-complaints = También leímos lo que cuenta sobre {list}. / Lo mismo vale para {list}. / Sobre {list}, también entendemos su queja.
praise-beside = Por otro lado, nos alegra lo que dice sobre {list}. / Aun así, es bueno leer su elogio sobre {list}. / Y gracias por contar también lo que estuvo bien: {list}.
overall-beside = Por otro lado, nos alegra que lo demás le haya gustado. / Aun así, es bueno saber que no todo fue malo. / Y gracias por contar también el lado bueno.
recommendation-beside = Por otro lado, nos alegra que piense en volver. / Aun así, es bueno contar con su confianza. / Y gracias por darnos otra oportunidad.
other-praise = Fue bueno leer lo que dice sobre “{other}”. / Su comentario sobre “{other}” nos hizo sonreír. / Guardamos lo que cuenta sobre “{other}”.
other-complaint = También sentimos lo que cuenta sobre “{other}”. / Entendemos su queja sobre “{other}”. / Sentimos mucho lo de “{other}”.
quote-praise = “{quote}” es una frase para guardar. / Esta parte se queda con nosotros: “{quote}”. / Fue una alegría leer “{quote}”.
quote-complaint = Leímos con atención cuando dice: “{quote}”. / Usted escribió “{quote}”, y eso merece ser escuchado. / Nos detuvimos en esta frase: “{quote}”.
one-person = {people} merece cada palabra. / Y a {people} le va a gustar leer esto. / Fue bueno ver el nombre de {people} aquí.
people-beside = Nos alegra lo bueno que dice de {people}. / Y gracias por hablar bien de {people}. / Leímos con cariño lo que dice de {people}.
more-people = {people} merecen cada palabra. / Y a {people} les va a gustar leer esto. / Fue bueno ver los nombres de {people} aquí.
will-check = [Vamos|Voy|Vamos] a verificar lo que pasó. / [Vamos|Voy|Vamos] a ver con calma lo ocurrido. / [Vamos|Voy|Vamos] a mirar de cerca lo que cuenta.
will-resolve = [Queremos|Quiero|Queremos] resolver esto con usted. / [Queremos|Quiero|Queremos] arreglarlo junto con usted. / [Queremos|Quiero|Queremos] encontrar una solución con usted.
already-fixed = [Ya corregimos|Ya corregí|Ya corregimos] lo que salió mal. / Lo que salió mal ya fue corregido. / [Ya arreglamos|Ya arreglé|Ya arreglamos] lo que nos señaló.
will-refund = [Vamos|Voy|Vamos] a devolver el dinero. / El importe será devuelto. / [Vamos|Voy|Vamos] a hacer la devolución del importe.
invite-back = [Nos|Me|Nos] gustaría recibirle de nuevo. / Vuelva cuando quiera. / Queda la invitación para volver.
contact = ¿Podemos conversar {channel}? / Escríba[nos|me|nos] {channel}, por favor. / Si puede, hable [con nosotros|conmigo|con nosotros] {channel}.
channels = por WhatsApp / por teléfono / por correo electrónico / por Instagram / en persona / por los contactos de nuestro perfil
closing = Será un placer recibirle otra vez. / ¡Un saludo de todo el equipo! / Aquí siempre tendrá las puertas abiertas.
glad-words = Poca gente se detiene a escribir cuando todo sale bien, y usted lo hizo. / Quien lee reseñas antes de elegir va a encontrar la suya, y eso ayuda mucho a un negocio como el nuestro. / Contarlo en público ayuda a otras personas a decidir, y hace una diferencia para quienes trabajan aquí. / Es ese comentario el que muestra que el camino es bueno. / Un comentario así anima el resto de la semana. / Da gusto recibir un mensaje así.
sorry-words = Leer esto ayuda a ver lo que debe mejorar. / Lo que cuenta muestra lo que necesita más cuidado. / Un relato como el suyo ayuda a acertar. / Preferimos saberlo por usted a no saberlo. / A nadie le gusta pasar por eso. / Sabemos que escribir lleva tiempo, y lo agradecemos.
neutral-1 = Recibimos su reseña y leímos cada palabra con atención. / Su reseña nos llegó y la leímos con atención. / Leímos con atención lo que escribió.
neutral-2 = Lo que cada persona cuenta ayuda a quienes trabajan aquí y a quienes todavía van a elegir. / Saber cómo fue para usted nos ayuda mucho. / Cada comentario hace una diferencia para un negocio como el nuestro.
neutral-3 = Si quiere contar más, hable [con nosotros|conmigo|con nosotros] {channel}. / ¿Quiere decir algo más? Puede hacerlo {channel}. / Para hablar de esto, búsquenos {channel}.
mixed-2 = Sentimos que no todo haya sido como esperaba. / Por lo que cuenta, no todo salió bien, y lo sentimos. / Sentimos lo que no fue como usted quería.
thanks-1 = Gracias por tomarse el tiempo de escribirnos. / Gracias por su comentario, que leímos con atención. / Su comentario nos llegó, y se lo agradecemos.
thanks-3 = Para lo que necesite, hable [con nosotros|conmigo|con nosotros] {channel}. / Cuando nos necesite, llámenos {channel}. / Si necesita algo, podemos conversar {channel}.
question-1 = Su pregunta nos llegó. / Leímos su pregunta con atención. / Es bueno cuando alguien pregunta antes.
question-2 = Para cualquier otra duda, hable [con nosotros|conmigo|con nosotros] {channel}. / Si quiere saber más, puede hablarnos {channel}. / Lo que quiera saber, pregúntelo {channel}.
question-3 = Escríba[nos|me|nos] {channel}, y ahí viene la respuesta. / Para responderle bien, es mejor conversar {channel}. / La respuesta es más fácil {channel}.
good-1 = Qué amable calificarnos así, muchas gracias. / Sus estrellas nos alegraron el día. / Nos alegra mucho su calificación.
good-2 = Saber que le gustó nos da ánimo para seguir. / Una buena calificación ayuda a que otras personas nos conozcan. / Es un gesto sencillo que significa mucho para un negocio como el nuestro.
good-3 = Si un día quiere contar lo que más le gustó, lo leeremos con alegría. / Y si nos dice qué fue lo mejor, nos encantaría saberlo. / Cuando pueda, cuéntenos también qué disfrutó más.
bad-1 = Sentimos mucho que su experiencia no haya sido buena. / Su calificación muestra que algo no salió bien, y pedimos disculpas. / Nos entristece saber que no salió bien, y pedimos disculpas.
bad-2 = Sin un comentario no sabemos qué pasó, y nos gustaría mucho entenderlo. / Queremos escuchar lo que pasó, con calma y con los detalles. / Para mejorar, necesitamos saber dónde estuvo el problema.
bad-3 = ¿Podemos conversar {channel}? / Escríba[nos|me|nos] {channel}, por favor. / Si puede, cuéntenos qué pasó {channel}.`;

/** As portugueseCases; health, agencies and discrimination are answered with the words of `accusation`, which name none of it. */
const cases = `
accusation = Leímos su comentario con atención y lo tomamos en serio. / Un asunto así merece una conversación tranquila y reservada. / Escríba[nos|me|nos] {channel}, por favor, para que podamos escucharle.
  Lo que cuenta importa y merece ser escuchado. / Por respeto a todas las personas involucradas, preferimos no tratarlo en público. / ¿Podemos conversar {channel}?
  Gracias por escribir, porque sabemos que no es fácil. / Nos gustaría conocer mejor la situación, con calma y en privado. / Si puede, hable [con nosotros|conmigo|con nosotros] {channel}.
not-a-customer = Leímos su reseña, pero no encontramos registro de una visita suya. / Si la hubo, queremos escuchar los detalles; si todavía no, será un placer que nos conozca. / Escríba[nos|me|nos] {channel}, por favor.
  Su reseña nos llegó, y no encontramos una visita suya. / A veces se confunden nombres o direcciones, y nos gustaría aclararlo. / ¿Podemos conversar {channel}?
  Por lo que leemos, todavía no tuvimos la oportunidad de atenderle. / Nos gustaría entender de dónde viene esa impresión. / Si puede, hable [con nosotros|conmigo|con nosotros] {channel}, con los detalles que tenga.
secrecy = Gracias por escribir. / Por confidencialidad, no confirmamos ni comentamos en público nada sobre personas, pero leemos todo con atención. / Escríba[nos|me|nos] {channel}, por favor, para que podamos escucharle.
  Leímos su comentario con atención y respeto. / La confidencialidad no nos deja hablar en público de nadie, y por eso preferimos una conversación reservada. / ¿Podemos conversar {channel}?
  Recibimos su comentario y lo tomamos en serio. / Nuestro trabajo pide discreción, por eso no tratamos ningún caso en público. / Si puede, hable [con nosotros|conmigo|con nosotros] {channel}.
secret-praise = Gracias por sus palabras y por el tiempo de escribir. / Por confidencialidad, no comentamos en público nada sobre personas, pero leímos su comentario con alegría. / Comentarios así dan fuerza para seguir.
  Nos alegra su comentario. / Nuestro trabajo pide discreción, por eso respondemos en pocas palabras: es muy bueno leer una opinión así. / Agradecemos de corazón la gentileza.
  Qué bueno leer lo que escribió. / La confidencialidad no nos deja entrar en detalles, pero su opinión ayuda a otras personas a elegir con tranquilidad. / Agradecemos el gesto.
mourning = Nuestras condolencias a usted y a todos los que sienten esta pérdida. / En un momento tan delicado, gracias por acordarse de escribir. / Recibimos sus palabras con mucho respeto.
  Sentimos mucho su pérdida. / Las palabras dicen poco en una hora así, y agradecemos las suyas. / Un abrazo a toda la familia.
  Reciba nuestro pésame, con respeto y cariño. / Gracias por escribir en un momento tan difícil. / Que los buenos recuerdos traigan un poco de paz.
condolence = Reciba nuestras condolencias.
  Sentimos mucho su pérdida.
  Ante todo, nuestro pésame.`;

export const spanish = makePack("es", " y ", frames, cases);
