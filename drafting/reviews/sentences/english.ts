import { makePack } from "./pack.ts";

/** Replies in English; see pack.ts for how it is read. One line holds several wordings, parted by " / ". */
const frames = `
praise-opening = Thank you for taking the time to write. / What a joy to read this. / Your words made our day.
half-opening = We read your comment with care, from beginning to end. / Your review has reached us, and we read it with care. / It is good to know how it really was for you.
half-read = Every detail that you told us shows what works and what can get better. / All that you wrote counts for us, point by point. / We also take the rest of what you say into account.
open-words = We know that writing takes time, and we appreciate it. / Every detail helps us see what works and what does not. / Telling us how it was helps more than you think.
praise-openly = It is good to know that you liked {list}. / We are glad that you speak well of {list}. / The good things you say about {list} make us happy.
open-complaint = We read with care what you say about {list}. / We take into account what you say about {list}. / What you point out about {list} counts for us too.
light-complaint = About {list}, we are sorry that it was not what you wanted. / We read with care what you say about {list}, and we are sorry for the trouble. / What you point out about {list} counts too, and we are sorry about it.
already-fixed-reserved = [We have|I have|We have] already taken the steps that are up to us. / On our side, what was needed has been done. / [We have|I have|We have] already taken care of what was within our reach.
complaint-opening = Thank you for telling us about this. / We read your comment with care. / We understand why you are upset.
praise-lead = It is great to know that you liked {list}. / We are very glad that you enjoyed {list}. / Reading what you say about {list} makes us happy.
complaint-lead = We are sorry about {list}. / Please accept our apologies for {list}. / We apologize for {list}, and we know how frustrating that is.
more-praise = It is also good to hear that you liked {list}. / And thank you for speaking well of {list} too. / We also enjoyed reading about {list}.
more-complaints = We also read what you say about {list}. / The same goes for {list}. / We understand your complaint about {list} as well.
praise-beside = Still, it is good to know that you liked {list}. / We are glad, at least, that you enjoyed {list}. / And thank you for also telling us what was good: {list}.
overall-beside = Still, it is good to know that you liked the rest. / We are glad, at least, that not everything was bad. / And thank you for telling us about the good side too.
recommendation-beside = Still, it is good to know that you have not given up on us. / We are glad, at least, that you would come back. / And thank you for trusting us even so.
other-praise = It was good to read what you say about “{other}”. / Your comment about “{other}” made us smile. / We will remember what you say about “{other}”.
other-complaint = We are also sorry about “{other}”. / We understand your complaint about “{other}”. / We are very sorry about “{other}”.
quote-praise = “{quote}” is worth keeping. / This line stays with us: “{quote}”. / We loved reading “{quote}”.
quote-complaint = We read with care when you say “{quote}”. / You wrote “{quote}”, and that deserves to be heard. / We stopped at this line: “{quote}”.
one-person = {people} deserves every word. / And {people} will love to read this. / It was good to see the name of {people} here.
people-beside = We are glad about your kind words on {people}. / And thank you for speaking well of {people}. / It is good to read what you say about {people}.
more-people = {people} deserve every word. / And {people} will love to read this. / It was good to see the names of {people} here.
will-check = [We|I|We] will look into what happened. / [We|I|We] will check this with care. / [We|I|We] will find out what went wrong.
will-resolve = [We|I|We] want to put this right with you. / [We|I|We] would like to solve this with you. / [We|I|We] want to find a solution together with you.
already-fixed = [We|I|We] have already corrected what went wrong. / What went wrong has already been corrected. / [We|I|We] have already fixed what you pointed out.
will-refund = [We|I|We] will give your money back. / The amount will be refunded. / [We|I|We] will refund the amount.
invite-back = [We|I|We] would like to welcome you again. / Please come back whenever you like. / You are invited to visit us again.
contact = Could we talk {channel}? / Please write to [us|me|us] {channel}. / If you can, get in touch with [us|me|us] {channel}.
channels = on WhatsApp / by phone / by email / on Instagram / in person / through the contacts on our profile
closing = We hope to see you again. / All the best from all of us! / You are always welcome here.
glad-words = Few people stop to write when everything goes well, and you did. / People who read reviews before they choose will find yours, and that helps a business like ours a lot. / Telling this in public helps other people decide, and makes a difference to everyone who works here. / It is this kind of feedback that shows we are on the right path. / A comment like this brightens the rest of the week. / It is a pleasure to get a message like this.
sorry-words = Reading this helps us see what has to get better. / What you tell us shows what needs more care. / A review like yours helps us get it right. / We would rather hear it from you than not know. / Nobody likes to go through that. / We know that writing takes time, and we appreciate it.
neutral-1 = We received your review and read every word with care. / Your review has reached us, and we read it with care. / We read with care what you wrote.
neutral-2 = What each person tells us helps those who work here and those who are still choosing. / Knowing how it was for you helps us a lot. / Every comment makes a difference for a business like ours.
neutral-3 = If you want to tell us more, write to [us|me|us] {channel}. / Would you like to say more? You can reach us {channel}. / To talk about it, just look for us {channel}.
mixed-2 = We are sorry that not everything was as you expected. / From what you tell us, not everything went well, and we are sorry about that. / We are sorry about what was not as you wanted.
thanks-1 = Thank you for taking the time to write to us. / Thank you for your comment, which we read with care. / Your comment has reached us, and we thank you for it.
thanks-3 = For anything you need, write to [us|me|us] {channel}. / Whenever you need us, reach us {channel}. / If you need anything, we can talk {channel}.
question-1 = Your question has reached us. / We read your question with care. / It is good when somebody asks first.
question-2 = If there is anything else, write to [us|me|us] {channel}. / Would you like to know more? You can reach us {channel}. / Whatever else you want to know, just ask {channel}.
question-3 = Please write to [us|me|us] {channel} for the answer. / The easiest way to get an answer is to reach us {channel}. / For a clear answer, it is best to talk {channel}.
good-1 = How kind of you to rate us like this, thank you. / Your stars made our day brighter. / We are happy with your rating.
good-2 = Knowing that you liked it keeps us going. / A good rating helps other people find us. / It is a small gesture that means a lot to a business like ours.
good-3 = If you ever want to say what you liked most, we will read it with joy. / And if you tell us what was best, we would love to know. / When you can, tell us also what you enjoyed.
bad-1 = We are sorry that your experience was not a good one. / Your rating shows that something was not right, and we apologize. / It is sad to know that it did not go well, and we are sorry.
bad-2 = Without a comment we do not know what happened, and we would really like to understand. / We want to hear what happened, calmly and in detail. / To get better, we need to know where the problem was.
bad-3 = Could we talk {channel}? / Please write to [us|me|us] {channel}. / If you can, tell us what happened {channel}.`;

/** As portugueseCases; health, agencies and discrimination are answered with the words of `accusation`, which name none of it. */
const cases = `
accusation = We read your comment with care and take it seriously. / A matter like this deserves a calm and private conversation. / Please write to [us|me|us] {channel} so that we can listen to you.
  What you tell us matters and deserves to be heard. / Out of respect for everyone involved, we would rather not discuss it in public. / Could we talk {channel}?
  Thank you for writing, since we know that it is not easy. / We would like to know more about the situation, calmly and in private. / If you can, get in touch with [us|me|us] {channel}.
not-a-customer = We read your review, but we found no record of a visit of yours. / If there was one, we want to hear the details; if not yet, we would be glad to meet you. / Please write to [us|me|us] {channel}.
  Your review has reached us, and we could not find a visit of yours. / Names and addresses are sometimes mixed up, and we would like to clear this up. / Could we talk {channel}?
  From what we read, we have not had the chance to serve you yet. / We would like to understand where this impression comes from. / If you can, get in touch with [us|me|us] {channel}, with the details that you have.
secrecy = Thank you for writing. / For confidentiality, we neither confirm nor discuss anything about people in public, but we read everything with care. / Please write to [us|me|us] {channel} so that we can listen to you.
  We read your comment with care and respect. / Confidentiality does not let us speak in public about anyone, so we prefer a private conversation. / Could we talk {channel}?
  Your comment has reached us, and we take it seriously. / Our work asks for discretion, so we discuss no case in public. / If you can, get in touch with [us|me|us] {channel}.
secret-praise = Thank you for your words and for the time to write. / For confidentiality, we discuss nothing about people in public, but we read your comment with joy. / Comments like this keep us going.
  We are happy with your comment. / Our work asks for discretion, so we answer in few words: it is very good to read an opinion like this. / Thank you for your kindness.
  How good to read what you wrote. / Confidentiality does not let us go into details, but your opinion helps other people choose with ease. / We appreciate the gesture.
mourning = Our condolences to you and to everyone who feels this loss. / In such a delicate moment, thank you for thinking of writing. / We received your words with great respect.
  We are very sorry for your loss. / Words say little at a time like this, and we thank you for yours. / A hug to the whole family.
  Please receive our sympathy, with respect and affection. / Thank you for writing at such a hard time. / May the good memories bring some peace in the days ahead.
condolence = Please accept our condolences.
  We are very sorry for your loss.
  First of all, our condolences.`;

export const english = makePack("en", " and ", frames, cases);
