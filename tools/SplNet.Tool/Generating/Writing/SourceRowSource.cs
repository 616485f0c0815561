using System.Globalization;
using System.Reflection;
using System.Text;
using SplNet.Tool.Generating.CSharp;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Writing;

/// <summary>
/// Writes the classes that hold rows from code: each process calls the sources once, before the first operation, and finds the row by its
/// key.
/// </summary>
internal static class SourceRowSource
{
    private const string Fixture = "SourceOfClass";

    private static CultureInfo Invariant => CultureInfo.InvariantCulture;

    /// <summary>A row with the expressions that read it.</summary>
    /// <param name="row">The row.</param>
    /// <param name="method">The method of the benchmark.</param>
    /// <param name="test">The test.</param>
    public static BenchmarkRow Read(BenchmarkRow row, string method, TestCandidate test) => row with
    {
        Call = string.Join(", ", Values(NameOf(method), test.Method)),
        Expected = test.Rows[row.Index].ChecksResult ? $"{NameOf(method)}.Known.Expected" : null,
    };

    /// <summary>The arguments of the constructor of a class that a source makes.</summary>
    public static IEnumerable<string> Arguments(ConstructorInfo constructor) => Values(Fixture, constructor);

    /// <summary>The class with the row of a benchmark; empty if it does not measure one.</summary>
    public static string Of(Benchmark benchmark) => benchmark.Fixed?.Key is { } key
        ? Class(
            NameOf(benchmark.Method), benchmark.Test.Method, benchmark.Fixed.Expected is not null,
            $"Find({CSharpValue.Quoted(benchmark.Test.Framework)}, typeof({CSharpType.Of(benchmark.Test.Class)}), " +
            $"{CSharpValue.Quoted(benchmark.Test.Method.Name)}, {TestSteps.TypesOf(benchmark.Test.Method)}, {CSharpValue.Quoted(key)})")
        : string.Empty;

    /// <summary>The class with the arguments of the constructor of the test class; empty if no source returns them.</summary>
    public static string OfClass(TestCandidate test) => test.LifeCycle is { FixtureKey: { } key, Constructor: { } constructor }
        ? Class(
            Fixture, constructor, hasResult: false,
            $"FindFixture({CSharpValue.Quoted(test.Framework)}, typeof({CSharpType.Of(test.Class)}), {TestSteps.TypesOf(constructor)}, " +
            $"{CSharpValue.Quoted(key)})")
        : string.Empty;

    private static string NameOf(string method) => "SourceOf_" + method;

    private static IEnumerable<string> Values(string name, MethodBase called) =>
        called.GetParameters().Select(one => string.Create(Invariant, $"{name}.Known.Value{one.Position + 1}"));

    private static string Class(string name, MethodBase called, bool hasResult, string find)
    {
        var parameters = called.GetParameters();
        var text = new StringBuilder().Append(Invariant, $$"""
                // A row from code: its source is called once in each process, before the first operation.
                private sealed class {{name}}
                {
                    private static {{name}} _known;

                    private {{name}}(global::SplNet.UnitTestRow row)
                    {

            """);
        foreach (var one in parameters)
            text.Append(
                Invariant,
                $"            Value{one.Position + 1} = ({CSharpType.Of(PassedType.Of(one))})row.Arguments[{one.Position}];\n");
        if (hasResult)
            text.Append("            Expected = row.Expected;\n");
        text.Append(Invariant, $$"""
                    }

                    public static {{name}} Known => _known ??= new {{name}}(global::SplNet.UnitTestRow.{{find}});

            """);
        foreach (var one in parameters)
            text.Append(Invariant, $"\n        public {CSharpType.Of(PassedType.Of(one))} Value{one.Position + 1} {{ get; }}\n");
        if (hasResult)
            text.Append("\n        public object Expected { get; }\n");
        return text.Append("    }\n\n").ToString();
    }
}
