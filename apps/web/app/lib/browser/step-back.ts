import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * One step back, once for each place where one stands: what is behind arrives a moment later, and a second press in that moment, as by a
 * double click, would lead a step further than was asked.
 */
export function useStepBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
}
