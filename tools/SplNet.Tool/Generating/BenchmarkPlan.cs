using SplNet.Tool.Generating.CSharp;
using SplNet.Tool.Generating.Writing;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>The tests that become benchmarks, with their names, and the refused ones.</summary>
/// <param name="Classes">The benchmarks, by test class.</param>
/// <param name="Refused">The tests and rows that were refused.</param>
internal sealed record BenchmarkPlan(IReadOnlyList<BenchmarkClass> Classes, IReadOnlyList<RefusedTest> Refused)
{
    private const string Root = "Benchmarks";

    /// <summary>The number of tests that became benchmarks.</summary>
    public int Tests => Classes.Sum(static one => one.Benchmarks.Select(static benchmark => benchmark.Test).Distinct().Count());

    /// <summary>The number of benchmarks, counting each row.</summary>
    public int Benchmarks => Classes.Sum(static one => one.Benchmarks.Sum(static benchmark => benchmark.Count));

    /// <summary>True if rows or classes come from code.</summary>
    public bool HasSources => Classes.SelectMany(static one => one.Benchmarks)
        .Any(static one => one.Fixed?.Key is not null || one.Test.LifeCycle.FixtureKey is not null);

    /// <summary>Refuses a test, or some of its rows, if C# cannot express it.</summary>
    /// <param name="test">The test as it was read.</param>
    public static TestCandidate Writable(TestCandidate test)
    {
        if ((test.Refusal ?? RefuseName(test) ?? MarkedCode.Refuse(test) ?? RequiredMembers.Refuse(test)) is { } refusal)
            return test with { Refusal = refusal };
        return test with { Rows = [.. test.Rows.Select(row => row with { Refusal = row.Refusal ?? RowFit.Refuse(test.Method, row) })] };
    }

    /// <summary>Creates the plan.</summary>
    /// <param name="candidates">The tests that can be written in C#.</param>
    /// <param name="backend">The target of the benchmarks.</param>
    /// <param name="keep">Returns the objects that the benchmark of a test keeps.</param>
    public static BenchmarkPlan Of(
        IEnumerable<TestCandidate> candidates, Backend backend, Func<TestCandidate, (KeptObjects Kept, int PoolSize)> keep)
    {
        var refused = new List<RefusedTest>();
        var files = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        var names = new HashSet<string>(StringComparer.Ordinal);
        var classes = new List<BenchmarkClass>();
        foreach (var tests in candidates.GroupBy(static candidate => (candidate.Class, candidate.Variant.Name)))
        {
            var benchmarks = OfClass([.. tests], backend, refused).ConvertAll(one =>
                keep(one.Test) is var kept ? one with { Kept = kept.Kept, PoolSize = kept.PoolSize } : one);
            if (benchmarks.Count > 0)
                classes.Add(Named(tests.First().Variant, benchmarks, files, names));
        }

        return new BenchmarkPlan(classes, refused);
    }

    /// <summary>The id of a row, stable across generations.</summary>
    /// <param name="test">The test.</param>
    /// <param name="index">The index of the row, whose values C# can express.</param>
    public static string RowIdOf(TestCandidate test, int index) => RowOf(test, index).Id;

    /// <summary>The signature of a test as a hash, which distinguishes overloads.</summary>
    public static string SignatureOf(TestCandidate test) => ShortHash.Of(test.Method.ToString()!);

    private static List<Benchmark> OfClass(IReadOnlyList<TestCandidate> tests, Backend backend, List<RefusedTest> refused)
    {
        var names = new BenchmarkNames([.. tests.Select(static test => test.Method)]);
        var benchmarks = new List<Benchmark>();
        foreach (var test in tests)
        {
            if (test.Refusal is { } refusal)
            {
                refused.Add(new RefusedTest(test, null, refusal, IsRow: false));
                continue;
            }

            var name = names.Of(test.Method);
            if (test.Method.GetParameters().Length == 0 && test.Rows.Count == 0)
            {
                benchmarks.Add(new Benchmark(name, test, [], null));
                continue;
            }

            var usable = test.Rows.Index().Where(static row => row.Item.Refusal is null).Select(row => RowOf(test, row.Index))
                .DistinctBy(static row => row.Id, StringComparer.Ordinal).ToList();
            refused.AddRange(usable.Count == 0
                ? test.Rows.Take(1).Select(row => new RefusedTest(test, null, row.Refusal!, IsRow: false))
                : test.Rows.Index().Where(static row => row.Item.Refusal is not null).Select(row => new RefusedTest(
                    test, Refusals.OfTrial.Contains(row.Item.Refusal!.Reason, StringComparer.Ordinal) ? RowIdOf(test, row.Index) : null,
                    row.Item.Refusal, IsRow: true)));
            benchmarks.AddRange(WithRows(name, test, usable, backend));
        }

        return benchmarks;
    }

    private static Refusal? RefuseName(TestCandidate test)
    {
        string[] names =
        [
            test.Method.Name,
            .. (test.Class.Namespace ?? "N").Split('.'),
            .. test.Method.GetParameters().Select(static parameter => parameter.Name ?? string.Empty),
        ];
        if (test.LifeCycle is { Values.Count: > 0, Constructor: { } constructor }
            && RowFit.Refuse(constructor, new CandidateRow(test.LifeCycle.Values)) is { } unfit)
            return unfit;
        return names.All(CSharpName.IsIdentifier) && CSharpType.HasName(test.Class) ? null : new Refusal(Refusals.Name, test.Method.Name);
    }

    // Formulas pass numbers and texts; other rows, and rows with an expected result, have a separate method each. BenchmarkDotNet's
    // attributes support the same values as test attributes, except values that are no longer constant after conversion, and they do not
    // allow omitted arguments.
    private static IEnumerable<Benchmark> WithRows(string name, TestCandidate test, List<BenchmarkRow> rows, Backend backend)
    {
        var count = test.Method.GetParameters().Length;
        var passed = rows.FindAll(row => row.Expected is null && row.Values.Count == count
            && (backend == Backend.BenchmarkDotNet ? row.IsConstant : row.Formula is not null));
        if (passed.Count > 0)
            yield return new Benchmark(name, test, passed, null);
        foreach (var row in rows.Except(passed))
        {
            var method = count == 0 ? name : $"{name}_{row.Id}";
            yield return new Benchmark(method, test, [], row.Key is null ? row : SourceRowSource.Read(row, method, test));
        }
    }

    private static BenchmarkRow RowOf(TestCandidate test, int index)
    {
        var row = test.Rows[index];
        if (row.Key is { } key)
            return new BenchmarkRow(index, key, string.Empty, [], null) { Key = key, Text = row.Text };
        var parameters = test.Method.GetParameters();
        var values = row.Values.Zip(parameters, static (value, parameter) => RowFit.Argument(value, PassedType.Of(parameter))).ToList();
        var formulas = row.Values.Zip(parameters, static (value, parameter) => FormulaValue.Of(value, PassedType.Of(parameter))).ToList();
        var call = string.Join(", ", values);
        return new BenchmarkRow(index, ShortHash.Of(call), call, values, formulas.Contains(null) ? null : string.Join(", ", formulas))
        {
            IsConstant = row.Values.Zip(parameters).All(static one => AttributeConstant.Is(one.First, PassedType.Of(one.Second))),
            Expected = row.Expected is { } expected ? CSharpValue.Of(expected) : null,
        };
    }

    // A namespace must not have the name of a class of the tests, because C# could then not refer to the class.
    private static string SpaceOf(Type tests)
    {
        var root = Root;
        string[] parts = string.IsNullOrEmpty(tests.Namespace) ? [] : tests.Namespace.Split('.');
        while (Enumerable.Range(0, parts.Length + 1)
            .Any(count => tests.Assembly.GetType(string.Join('.', parts.Take(count).Prepend(root))) is not null))
            root += "_";
        return string.Join('.', parts.Prepend(root).Select(CSharpName.Of));
    }

    private static BenchmarkClass Named(
        TestClassVariant variant, IReadOnlyList<Benchmark> benchmarks, HashSet<string> files, HashSet<string> names)
    {
        var tests = variant.Class;
        var full = tests.IsGenericType || variant.Values.Count > 0 || variant.Key is not null
            ? $"{(tests.IsGenericType ? tests.GetGenericTypeDefinition() : tests).FullName!.Split('`')[0]}_{ShortHash.Of(variant.Name)}"
            : tests.FullName!;
        var outer = full[(string.IsNullOrEmpty(tests.Namespace) ? 0 : tests.Namespace.Length + 1)..].Replace('+', '_');
        var space = SpaceOf(tests);
        var name = outer + Root;
        if (!names.Add($"{space}.{name}"))
            name += "_" + ShortHash.Of(full);
        var file = full.Replace('+', '.');
        if (!files.Add(file))
            files.Add(file += "_" + ShortHash.Of(full));

        // A member must not have the name of its class.
        return new BenchmarkClass(
            tests, space, benchmarks.Any(benchmark => benchmark.Method == name) ? name + "_" : name, file + ".cs", benchmarks);
    }
}
