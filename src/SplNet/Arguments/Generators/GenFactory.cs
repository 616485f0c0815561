using SplNet.Arguments.Generators;

namespace SplNet;

/// <summary>Creates generators: axes, which are finite and whose values a formula binds, and generators of fresh arguments.</summary>
public static class Gen
{
    private const string Letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    /// <summary>Creates an axis with these values.</summary>
    /// <param name="values">At least one value, without duplicates.</param>
    /// <typeparam name="T">The type of the values.</typeparam>
    /// <exception cref="SplNetException">There are no values, a null value, or a duplicate value.</exception>
    public static Axis<T> Of<T>(params T[] values)
    {
        ArgumentNullException.ThrowIfNull(values);
        return new Axis<T>([.. values]);
    }

    /// <summary>Creates an axis of evenly spaced numbers.</summary>
    /// <param name="from">The first number.</param>
    /// <param name="to">The upper limit; it is included if the steps reach it.</param>
    /// <param name="step">The distance between numbers; positive.</param>
    /// <exception cref="SplNetException">The range is empty or the step is not positive.</exception>
    public static Axis<int> Range(int from, int to, int step = 1)
    {
        if (step < 1 || to < from)
            throw new SplNetException(
                $"Gen.Range({from}, {to}, {step}) is empty. The step must be positive, and the end not below the start.");
        return new Axis<int>([.. Steps(from, to, value => value + step)]);
    }

    /// <summary>Creates an axis of numbers that grow by a factor: 10, 100, 1000.</summary>
    /// <param name="from">The first number; positive.</param>
    /// <param name="to">The upper limit; it is included if the multiples reach it.</param>
    /// <param name="factor">The factor; above 1.</param>
    /// <exception cref="SplNetException">The range is empty, its start is not positive, or the factor is not above 1.</exception>
    public static Axis<int> Exponential(int from, int to, int factor)
    {
        if (from < 1 || factor < 2 || to < from)
        {
            throw new SplNetException(
                $"Gen.Exponential({from}, {to}, {factor}) is empty. " +
                "The start must be positive, the factor above 1, and the end not below the start.");
        }

        return new Axis<int>([.. Steps(from, to, value => value * factor)]);
    }

    /// <summary>Creates an axis of all values of an enumeration.</summary>
    /// <typeparam name="T">The enumeration.</typeparam>
    public static Axis<T> Enumeration<T>()
        where T : struct, Enum => new([.. Enum.GetValues<T>().Distinct()]);

    /// <summary>Creates a fresh value for each invocation.</summary>
    /// <param name="make">Creates a value, outside the measured time.</param>
    /// <typeparam name="T">The type of the values.</typeparam>
    public static Gen<T> Make<T>(Func<T> make)
    {
        ArgumentNullException.ThrowIfNull(make);
        return Make(_ => make());
    }

    /// <summary>Creates a fresh random value for each invocation.</summary>
    /// <param name="make">Creates a value from random numbers with the experiment's seed.</param>
    /// <typeparam name="T">The type of the values.</typeparam>
    public static Gen<T> Make<T>(Func<Random, T> make)
    {
        ArgumentNullException.ThrowIfNull(make);
        return new Gen<T>(static () => [new GenPoint<T>([], null)], draw =>
        {
            draw.MakeRandom();
            return make(draw.Random);
        });
    }

    /// <summary>Generates random non-negative integers.</summary>
    public static Gen<int> Ints() => Make(static random => random.Next());

    /// <summary>Generates random integers.</summary>
    /// <param name="min">The inclusive lower limit.</param>
    /// <param name="max">The exclusive upper limit.</param>
    /// <exception cref="SplNetException">The range is empty.</exception>
    public static Gen<int> Ints(int min, int max) => min < max
        ? Make(random => random.Next(min, max))
        : throw new SplNetException($"Gen.Ints({min}, {max}) is empty. The first number must be below the second.");

    /// <summary>Generates random numbers from 0 to below 1.</summary>
    public static Gen<double> Doubles() => Make(static random => random.NextDouble());

    /// <summary>Generates random numbers.</summary>
    /// <param name="min">The inclusive lower limit.</param>
    /// <param name="max">The exclusive upper limit.</param>
    /// <exception cref="SplNetException">The range is empty, or one of the limits is not finite.</exception>
    public static Gen<double> Doubles(double min, double max) => min < max && double.IsFinite(max - min)
        ? Make(random => min + (random.NextDouble() * (max - min)))
        : throw new SplNetException(
            FormattableString.Invariant($"Gen.Doubles({min}, {max}) is empty. ") +
            "The first number must be below the second, and their difference finite.");

    /// <summary>Generates random strings of letters and digits.</summary>
    /// <param name="length">The number of characters.</param>
    /// <exception cref="SplNetException">The length is negative.</exception>
    public static Gen<string> Strings(int length) => length >= 0
        ? Make(random => random.GetString(Letters, length))
        : throw new SplNetException($"Gen.Strings({length}): a length cannot be negative.");

    /// <summary>Generates new arrays.</summary>
    /// <param name="length">The number of elements.</param>
    /// <param name="element">Generates the elements.</param>
    /// <typeparam name="T">The type of the elements.</typeparam>
    /// <exception cref="SplNetException">The length is negative.</exception>
    public static Gen<T[]> Arrays<T>(int length, Gen<T> element)
    {
        ArgumentNullException.ThrowIfNull(element);
        if (length < 0)
            throw new SplNetException($"Gen.Arrays({length}, …): a length cannot be negative.");
        return new Gen<T[]>(
            () => element.Points().Select(static point => new GenPoint<T[]>(point.Parameters, null)),
            draw => Filled(length, element, draw));
    }

    private static T[] Filled<T>(int length, Gen<T> element, Draw draw)
    {
        var array = new T[length];
        var start = draw.Place();
        for (var index = 0; index < length; index++)
        {
            draw.Return(start);
            array[index] = element.Next(draw);
        }

        draw.MakeRandom();
        return array;
    }

    private static IEnumerable<int> Steps(int from, int to, Func<long, long> next)
    {
        for (long value = from; value <= to; value = next(value))
            yield return (int)value;
    }
}
