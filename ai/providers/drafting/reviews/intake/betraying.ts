/** Deeds that tell what somebody came for or how they fared. */
export const betraying =
  /^(?:recuperação|restauração|conquista|transformação|evolução|aprovação|depilação|conserto|declaração|corte|internet|remarcação|fotos|costura|tosa|contrato)$/;
