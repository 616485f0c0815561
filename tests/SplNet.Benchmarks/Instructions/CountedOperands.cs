using System.Collections.Immutable;
using System.Globalization;
using System.Numerics;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace SplNet.Benchmarks.Instructions;

/// <summary>Forty small calls of all kinds, whose instructions are counted.</summary>
internal static class CountedOperands
{
    private static readonly int[] Numbers = [.. Enumerable.Range(0, 100).Select(static number => number * 7919 % 100)];
    private static readonly double[] Doubles = [.. Numbers.Select(static number => number / 3.0)];
    private static readonly string[] Words =
    [
        .. Enumerable.Range(0, 100).Select(static number => "word" + number.ToString(CultureInfo.InvariantCulture)),
    ];
    private static readonly string Text = string.Join(' ', Words);
    private static readonly byte[] Utf8 = Encoding.UTF8.GetBytes(Text);
    private static readonly HashSet<string> Set = new(Words, StringComparer.Ordinal);
    private static readonly Dictionary<int, string> Dictionary = Numbers.ToDictionary(
        static number => number, static number => Words[number]);
    private static readonly SortedDictionary<int, string> Sorted = new(Dictionary);
    private static readonly ImmutableList<int> Immutable = [.. Numbers];
    private static readonly Regex Compiled = new(
        "w[a-z]+d1[0-9]", RegexOptions.Compiled | RegexOptions.CultureInvariant, TimeSpan.FromSeconds(10));
    private static readonly string Json = JsonSerializer.Serialize(Numbers);
    private static readonly Lock Gate = new();
    private static readonly IShape[] Shapes =
    [
        .. Numbers.Select(static number => number % 2 == 0 ? (IShape)new Square(number) : new Circle(number)),
    ];

    private interface IShape
    {
        double Area();
    }

    /// <summary>All of them by their names.</summary>
    public static IReadOnlyDictionary<string, Operand> All { get; } = new Dictionary<string, Operand>(StringComparer.Ordinal)
    {
        ["loop of 1,000 additions"] = Operand.Of(static () => Additions(1000)),
        ["loop of 100 divisions"] = Operand.Of(static () => Divisions(100)),
        ["Math.Sqrt, 100 times"] = Operand.Of(static () => Doubles.Aggregate(0.0, static (sum, value) => sum + Math.Sqrt(value))),
        ["Vector<T> sum of 100"] = Operand.Of(static () => VectorSum(Numbers)),
        ["Span.IndexOf in 100"] = Operand.Of(static () => Numbers.AsSpan().IndexOf(-1)),
        ["Span.Sort of 100"] = Operand.Of(static () => SortedCopy(Numbers)),
        ["Array.Sort of 100 strings"] = Operand.Of(static () => SortedWords()),
        ["BinarySearch"] = Operand.Of(static () => Array.BinarySearch(Words, "word50", StringComparer.Ordinal)),
        ["List.Add, 100 times"] = Operand.Of(static () => Listed(100)),
        ["List.Contains"] = Operand.Of(static () => Numbers.Contains(-1)),
        ["HashSet.Contains"] = Operand.Of(static () => Set.Contains("word50")),
        ["Dictionary, 100 look-ups"] = Operand.Of(static () => Numbers.Sum(static number => Dictionary[number].Length)),
        ["Dictionary of 100 made"] = Operand.Of(static () => Numbers.ToDictionary(static number => number).Count),
        ["SortedDictionary look-up"] = Operand.Of(static () => Sorted[50]),
        ["ImmutableList.Add"] = Operand.Of(static () => Immutable.Add(1)),
        ["LINQ Where, Select, Sum"] = Operand.Of(
            static () => Numbers.Where(static number => number % 2 == 0).Select(static number => number * 2).Sum()),
        ["LINQ OrderBy, ToList"] = Operand.Of(static () => Numbers.OrderBy(static number => number).ToList()),
        ["LINQ GroupBy"] = Operand.Of(static () => Numbers.GroupBy(static number => number % 10).Count()),
        ["string.Concat of two"] = Operand.Of(static () => string.Concat("a", Text)),
        ["string.Split"] = Operand.Of(static () => Text.Split(' ')),
        ["string.Join"] = Operand.Of(static () => string.Join(',', Words)),
        ["string.Replace"] = Operand.Of(static () => Text.Replace("word1", "w", StringComparison.Ordinal)),
        ["string.IndexOf"] = Operand.Of(static () => Text.IndexOf("word99", StringComparison.Ordinal)),
        ["StringBuilder, 100 numbers"] = Operand.Of(static () => Built(100)),
        ["int.Parse"] = Operand.Of(static () => int.Parse("12345", CultureInfo.InvariantCulture)),
        ["double.ToString"] = Operand.Of(static () => 12345.678.ToString(CultureInfo.InvariantCulture)),
        ["Encoding.UTF8.GetString"] = Operand.Of(static () => Encoding.UTF8.GetString(Utf8)),
        ["regular expression, compiled"] = Operand.Of(static () => Compiled.Count(Text)),
        ["JSON written, 100 numbers"] = Operand.Of(static () => JsonSerializer.Serialize(Numbers)),
        ["JSON read, 100 numbers"] = Operand.Of(static () => JsonSerializer.Deserialize<int[]>(Json)),
        ["one object"] = Operand.Of(static () => new object()),
        ["array of 1 KB"] = Operand.Of(static () => new byte[1024]),
        ["100 objects of 24 bytes"] = Operand.Of(static () => Boxes(100)),
        ["virtual calls, 100"] = Operand.Of(static () => Areas()),
        ["delegate calls, 100"] = Operand.Of(static () => Array.ConvertAll(Numbers, static number => number + 1)),
        ["async, completed"] = Operand.Of(static async () => await Task.FromResult(1)),
        ["ValueTask, completed"] = Operand.Of(static async ValueTask<int> () => await new ValueTask<int>(1)),
        ["lock, not contended"] = Operand.Of(static () => Locked()),
        ["exception, caught"] = Operand.Of(static () => Thrown()),
        ["BigInteger product"] = Operand.Of(static () => BigInteger.Pow(12345, 20) * 54321),
    };

    /// <summary>Those whose names contain a text, in the order of the table.</summary>
    public static IEnumerable<KeyValuePair<string, Operand>> Like(string part) =>
        All.Where(one => one.Key.Contains(part, StringComparison.OrdinalIgnoreCase));

    private static int Additions(int count)
    {
        var sum = 0;
        for (var index = 0; index < count; index++)
            sum += index;
        return sum;
    }

    private static int Divisions(int count)
    {
        var sum = 0;
        for (var index = 1; index <= count; index++)
            sum += 1000 / index;
        return sum;
    }

    private static int VectorSum(int[] values)
    {
        var sum = Vector<int>.Zero;
        for (var index = 0; index <= values.Length - Vector<int>.Count; index += Vector<int>.Count)
            sum += new Vector<int>(values, index);
        return System.Numerics.Vector.Sum(sum);
    }

    private static int SortedCopy(int[] values)
    {
        Span<int> copy = stackalloc int[100];
        values.CopyTo(copy);
        copy.Sort();
        return copy[0];
    }

    private static string SortedWords()
    {
        string[] copy = [.. Words];
        Array.Sort(copy, StringComparer.Ordinal);
        return copy[0];
    }

    private static List<int> Listed(int count)
    {
        var list = new List<int>();
        for (var index = 0; index < count; index++)
            list.Add(index);
        return list;
    }

    private static string Built(int count)
    {
        var builder = new StringBuilder();
        for (var index = 0; index < count; index++)
            builder.Append(index);
        return builder.ToString();
    }

    private static object[] Boxes(int count)
    {
        var boxes = new object[count];
        for (var index = 0; index < count; index++)
            boxes[index] = index;
        return boxes;
    }

    private static double Areas()
    {
        var sum = 0.0;
        foreach (var shape in Shapes)
            sum += shape.Area();
        return sum;
    }

    private static int Locked()
    {
        lock (Gate)
            return Numbers[0];
    }

    private static int Thrown()
    {
        try
        {
            throw new InvalidOperationException();
        }
        catch (InvalidOperationException)
        {
            return 1;
        }
    }

    private sealed class Square(double side) : IShape
    {
        public double Area() => side * side;
    }

    private sealed class Circle(double radius) : IShape
    {
        public double Area() => Math.PI * radius * radius;
    }
}
