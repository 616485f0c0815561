namespace Routines;

/// <summary>Whole numbers.</summary>
public static class Whole
{
    public static int Divisor(int left, int right)
    {
        while (right != 0)
            (left, right) = (right, left % right);
        return left;
    }

    public static int Primes(int below)
    {
        var (composite, count) = (new bool[below], 0);
        for (var number = 2; number < below; number++)
        {
            if (composite[number])
                continue;
            count++;
            for (var multiple = (long)number * number; multiple < below; multiple += number)
                composite[multiple] = true;
        }

        return count;
    }

    public static bool IsPrime(int number)
    {
        for (var divisor = 2; divisor * divisor <= number; divisor++)
        {
            if (number % divisor == 0)
                return false;
        }

        return number > 1;
    }

    public static long Power(long number, int exponent, long modulus)
    {
        var power = 1L;
        for (number %= modulus; exponent > 0; exponent >>= 1)
        {
            if ((exponent & 1) == 1)
                power = power * number % modulus;
            number = number * number % modulus;
        }

        return power;
    }

    public static ulong Fibonacci(int index)
    {
        var (current, next) = (0UL, 1UL);
        for (; index > 0; index--)
            (current, next) = (next, unchecked(current + next));
        return current;
    }

    public static int DigitSum(int[] numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
        {
            for (var rest = number; rest > 0; rest /= 10)
                sum += rest % 10;
        }

        return sum;
    }
}
