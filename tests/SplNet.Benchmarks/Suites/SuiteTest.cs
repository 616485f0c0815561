namespace SplNet.Benchmarks;

/// <summary>A unit test of the small library in <c>Suite</c>, in the words of no framework; SIZE stands for the size of its data.</summary>
/// <param name="Topic">The class of the library.</param>
/// <param name="Name">The method.</param>
/// <param name="Expected">The expected value in C#.</param>
/// <param name="Actual">The value that is compared with it.</param>
/// <param name="IsSequence">True where both are sequences.</param>
internal sealed record SuiteTest(string Topic, string Name, string Expected, string Actual, bool IsSequence = false)
{
    /// <summary>All tests, those of a class together.</summary>
    public static IReadOnlyList<SuiteTest> All { get; } =
    [
        .. new[] { "Insertion", "Shell", "Merge", "Heap", "Counting" }.Select(
            static name => new SuiteTest("Sorting", name, "_numbers.Order().ToArray()", $"Sorting.{name}(_numbers)", IsSequence: true)),

        new("Searching", "Binary", "SIZE / 2", "Searching.Binary(Enumerable.Range(0, SIZE).ToArray(), SIZE / 2)"),
        new(
            "Searching", "Lower", "SIZE - 1",
            "Searching.Lower(Enumerable.Range(0, SIZE).Select(static one => 2 * one).ToArray(), (2 * SIZE) - 3)"),
        .. new[] { "Plain", "Prefixes", "Skipping" }.Select(static name => new SuiteTest(
            "Searching", name, "_text.IndexOf(_text[^3..], StringComparison.Ordinal)", $"Searching.{name}(_text, _text[^3..])")),

        new("Encoding", "Hexadecimal", "_bytes", "Encoding.FromHexadecimal(Encoding.Hexadecimal(_bytes))", IsSequence: true),
        new("Encoding", "RunLengths", "_text", "Encoding.FromRunLengths(Encoding.RunLengths(_text))"),
        new("Encoding", "Variable", "_numbers", "Encoding.FromVariable(Encoding.Variable(_numbers))", IsSequence: true),
        new("Encoding", "Shifted", "_text", "Encoding.Shifted(Encoding.Shifted(_text, 3), 23)"),
        new("Encoding", "Checksum", "Encoding.Checksum(_bytes)", "Encoding.Checksum(_bytes.ToArray())"),

        new("Texts", "WordsBackwards", "_text", "Texts.WordsBackwards(Texts.WordsBackwards(_text))"),
        new("Texts", "Distance", "1", "Texts.Distance(_text, _text[1..])"),
        new("Texts", "Wrapped", "_text", "string.Join(' ', Texts.Wrapped(_text, 20))"),
        new("Texts", "IsPalindrome", "true", "Texts.IsPalindrome(_text + new string(_text.Reverse().ToArray()))"),
        new("Texts", "Words", "_text.Split(' ').Length", "Texts.Words(_text).Values.Sum()"),

        new("Whole", "Divisor", "SIZE", "Whole.Divisor(SIZE * 21, SIZE * 34)"),
        new("Whole", "Primes", "Enumerable.Range(0, SIZE).Count(Whole.IsPrime)", "Whole.Primes(SIZE)"),
        new("Whole", "Power", "1L", "Whole.Power(1 + SIZE, 1_000_002, 1_000_003)"),
        new("Whole", "Fibonacci", "Whole.Fibonacci(SIZE + 2)", "unchecked(Whole.Fibonacci(SIZE) + Whole.Fibonacci(SIZE + 1))"),
        new("Whole", "DigitSum", "string.Concat(_numbers).Sum(static digit => digit - '0')", "Whole.DigitSum(_numbers)"),

        new("Matrix", "Product", "Matrix.Trace(_matrix)", "Matrix.Trace(Matrix.Product(_matrix, Matrix.Identity(_matrix.GetLength(0))))"),
        new("Matrix", "Transposed", "Matrix.Trace(_matrix)", "Matrix.Trace(Matrix.Transposed(_matrix))"),
        new("Matrix", "Trace", "2.0 + (SIZE / 25)", "Matrix.Trace(Matrix.Identity(2 + (SIZE / 25)))"),
        new("Matrix", "Determinant", "1.0", "Matrix.Determinant(Matrix.Identity(_matrix.GetLength(0)))"),
        new("Matrix", "Rank", "_matrix.GetLength(0)", "Matrix.Rank(_matrix)"),

        new(
            "Collecting", "Recent", "SIZE",
            "Collecting.Recent([.. _numbers, .. _numbers.Reverse()], SIZE) + _numbers.Distinct().Count() - SIZE"),
        new("Collecting", "Ring", "_numbers.TakeLast(7).Sum()", "Collecting.Ring(_numbers, 7)"),
        new("Collecting", "Groups", "1", "Collecting.Groups(_numbers)"),
        new("Collecting", "Queue", "_numbers.Order().ToArray()", "Collecting.Queue(_numbers)", IsSequence: true),
        new("Collecting", "IsBalanced", "true", "Collecting.IsBalanced(new string('(', SIZE) + _text + new string(')', SIZE))"),

        new("Summary", "Mean", "_numbers.Average()", "Summary.Mean(_numbers)"),
        new("Summary", "Median", "Summary.Median(_numbers)", "Summary.Median(_numbers.Reverse().ToArray())"),
        new("Summary", "Variance", "0.0", "Summary.Variance(Enumerable.Repeat(7, SIZE).ToArray())"),
        new("Summary", "Correlation", "1.0", "Math.Round(Summary.Correlation(_numbers, _numbers), 6)"),
        new("Summary", "Histogram", "SIZE", "Summary.Histogram(_numbers, 12).Sum()"),
    ];
}
