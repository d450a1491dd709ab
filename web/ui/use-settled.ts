import { useDeferredValue, useEffect, useState } from "react";

/** A value that changes with every key, once it has stood still for a moment; what is typed stays quick. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return useDeferredValue(settled);
}
