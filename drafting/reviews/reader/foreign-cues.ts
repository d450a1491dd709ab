/** What praises ("+") or complains ("-") by itself in another language, as much as the short replies in it can name. */
export const foreignCues = {
  en: `
+taste delicious, tasty, yummy, great|amazing|excellent|good|lovely|best food|coffee|pizza|breakfast|bread|cake|meal, food was|is [really|so|very|absolutely] great|amazing|excellent|good|delicious
+service great|amazing|excellent|good|wonderful service, service was|is [very|really] great|amazing|excellent|good, attentive, helpful
+kindness friendly, kind, lovely|sweet|nice staff|people|owner|host, welcoming, polite, warm welcome
+speed quick|fast service|delivery|response, super fast, on the spot, quickly
+price good|great|fair|reasonable price|value, affordable, cheap, next to nothing
+cleanliness clean, spotless
+ambience great|lovely|nice|cozy|beautiful place|atmosphere|vibe|spot|view, cozy, charming
+location great|good|perfect|excellent location, close to everything, well located
+comfort comfortable, comfy, slept well
+result great|amazing|excellent|perfect job|work|haircut|cut|result, looks amazing|great, fixed it
+recommendation recommend, will come|be back, come back, coming back
+overall loved it, love this, amazing, awesome, excellent, perfect, best [_] [_] in town, wonderful, fantastic
-wait waited [_] [_] #|hour|minutes|forever, long|endless wait|line|queue, slow service, slow
-delay late delivery, arrived|came [_] [_] late, delayed
-cold food|pizza|coffee|meal|fries [was|were|came|arrived] [_] [stone] cold, came|arrived|served cold
-taste tasteless, bland, food was|is [_] awful|terrible|bad, too salty, overcooked, undercooked
-rudeness rude, impolite, yelled, unfriendly, disrespectful
-service bad|terrible|awful|poor|horrible service, service was|is [_] bad|terrible|awful|poor|slow, ignored us|me
-no-answer never|nobody|no one answered|replied|responded, unanswered
-wrong-item wrong order|item|size|engraving|dish
-price overpriced, too expensive, expensive, rip off
-billing charged [_] twice|extra, overcharged
-dirt dirty, filthy, smelly, mold, cockroach|cockroaches
-noise noisy, too loud, loud music
-discomfort uncomfortable, broken shower, no hot water
-portion small|tiny portion
-damage broken, damaged
-overall disappointed, disappointing, worst, terrible, awful, horrible, never again, avoid, waste of money|time`,
  es: `
+taste delicios+, ric+, riquisim+, sabros+, sabrosisim+, muy bueno|buena el|la comida|cafe|desayuno, comida [_] [_] rica|buena|excelente|deliciosa
+service excelente|buena|muy-buena|gran|mejor atencion|servicio, buen servicio, atencion [_] [_] excelente|buena|muy-buena, atent+
+kindness amable, amabilidad, simpatic+, encantador|encantadora, carinos+
+speed rapid+, rapidamente
+price buen|buenos precio, precio [_] justo|bueno, barat+, economic+
+cleanliness limpi+, limpieza
+ambience lindo|hermoso|bonito|agradable|acogedor lugar|ambiente, lugar|ambiente [_] [_] lindo|hermoso|bonito|agradable|acogedor
+location buena|excelente ubicacion, bien ubicad+
+comfort comod+, dormimos bien
+result excelente|buen trabajo|resultado, quedo perfecto|hermoso|excelente
+recommendation recomiendo, recomendable, volveria, volvere, volveremos
+overall excelente, me encanto, nos encanto, maravillos+, perfect+, increible, espectacular
-wait esperamos|espere [_] [_] [#] hora|minutos, demoraron, demora, lent+
-delay llego|llegaron [_] tarde, retraso
-cold comida|pizza|cafe|carne [_] [_] fria|frio|helada, llego fria|frio
-taste sin sabor, insipid+, mal sabor, comida mala|horrible
-rudeness groser+, maleducad+, mal educad+, grito|gritaron
-service mala|pesima|terrible atencion|servicio, mal|pesimo servicio, nos ignoraron
-no-answer nadie respondio|contesto|responde, no responden|contestan
-wrong-item pedido equivocado
-price muy caro|cara, carisim+
-billing cobraron de mas|doble
-dirt suci+, suciedad, cucaracha
-noise ruido, ruidos+
-discomfort incomod+, sin agua caliente
-portion porcion|porciones pequena|chica
-damage rot+, danad+
-overall decepcion*, pesim+, horrible, nunca mas, no recomiendo, no volveria|volvere`,
};
