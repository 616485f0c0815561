using System.Globalization;
using System.Text;
using SplNet.Tool.Generating.CSharp;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Writing;

/// <summary>
/// Writes the objects that benchmarks keep from one operation to the next, and their creation and disposal outside the measured time.
/// </summary>
/// <param name="steps">The steps of the tests.</param>
/// <param name="backend">The target.</param>
internal sealed class SharedObjectSource(TestSteps steps, Backend backend)
{
    private const string Attributes = "global::BenchmarkDotNet.Attributes.";

    private static CultureInfo Invariant => CultureInfo.InvariantCulture;

    /// <summary>The statements of an operation on its argument or on the kept object.</summary>
    /// <param name="benchmark">The benchmark.</param>
    public IEnumerable<string> Operation(Benchmark benchmark)
    {
        var target = Variable(benchmark);
        if (benchmark.Kept == KeptObjects.Hoisted)
            return [$"var {target} = _objectOf_{benchmark.Method} ??= MadeFor_{benchmark.Method}();", .. steps.Test(benchmark, target)];
        if (backend == Backend.SplNet)
            return [$"PoolOf_{benchmark.Method}.Used++;", .. steps.Test(benchmark, target)];
        return
        [
            $"foreach (var {target} in _poolOf_{benchmark.Method})", "{",
            .. steps.Test(benchmark, target).Select(static line => line.Length == 0 ? line : "    " + line), "}",
        ];
    }

    /// <summary>The parameter before the test's own parameters, if each operation receives an object.</summary>
    public IEnumerable<string> Given(Benchmark benchmark) =>
        benchmark.Kept == KeptObjects.Pooled && backend == Backend.SplNet ? [$"{steps.Type} {Variable(benchmark)}"] : [];

    /// <summary>The generator of the objects in a formula; empty if there is none.</summary>
    public string Generator(Benchmark benchmark) => benchmark.Kept != KeptObjects.Pooled ? string.Empty
        : benchmark.Rows.Count == 0 ? $"[MadeFor_{benchmark.Method}]"
        : $"[RowOf_{benchmark.Method}]";

    /// <summary>The number of operations in a call of the benchmark.</summary>
    public int OperationsPerCall(Benchmark benchmark) =>
        benchmark.Kept == KeptObjects.Pooled && backend == Backend.BenchmarkDotNet ? benchmark.PoolSize : 1;

    /// <summary>The members next to the benchmark.</summary>
    public string Members(Benchmark benchmark) => benchmark.Kept switch
    {
        KeptObjects.Hoisted => Hoisted(benchmark),
        KeptObjects.Pooled => backend == Backend.SplNet ? Pooled(benchmark) : PooledForIteration(benchmark),
        _ => string.Empty,
    };

    private string Hoisted(Benchmark benchmark)
    {
        var text = new StringBuilder().Append("    // Created before the first operation, which is not measured.\n    private ")
            .Append(steps.Type).Append(" _objectOf_").Append(benchmark.Method).Append(";\n\n");
        var after = steps.After(benchmark, "test", waits: true).ToList();
        var more = after.Count == 0
            ? (IEnumerable<string>)[]
            : [$"global::System.AppDomain.CurrentDomain.ProcessExit += (_, _) => EndOf_{benchmark.Method}(test);"];
        return text.Append(Making(benchmark, "private", more)).Append(Ending(benchmark, after)).ToString();
    }

    private string Pooled(Benchmark benchmark)
    {
        var (name, type) = (benchmark.Method, steps.Type);
        var after = steps.After(benchmark, "test", waits: true).ToList();
        var end = after.Count == 0 ? "static _ => { }" : "EndOf_" + name;
        var text = new StringBuilder().Append(
            Invariant, $"    private static readonly global::{PoolSource.Name}<{type}> " +
                $"PoolOf_{name} = new global::{PoolSource.Name}<{type}>({end});\n\n");
        text.Append(Making(benchmark, "public static", [$"PoolOf_{name}.Add(test);"]));
        if (benchmark.Rows.Count > 0)
        {
            var parameters = benchmark.Test.Method.GetParameters();
            var types = string.Join(", ", parameters.Select(static one => CSharpType.Of(PassedType.Of(one))).Prepend(type));
            var taken = string.Join(
                ", ", parameters.Select(static one => $"{CSharpType.Of(PassedType.Of(one))} {CSharpName.Of(one.Name!)}"));
            text.Append(
                Invariant, $"    public static ({types}) RowOf_{name}({taken}) => " +
                    $"({string.Join(", ", parameters.Select(static one => CSharpName.Of(one.Name!)).Prepend($"MadeFor_{name}()"))});\n\n");
        }

        return text.Append(Ending(benchmark, after)).ToString();
    }

    // In BenchmarkDotNet an iteration with a set-up consists of one call.
    private string PooledForIteration(Benchmark benchmark)
    {
        var name = benchmark.Method;
        var after = steps.After(benchmark, "test", waits: true).ToList();
        var text = new StringBuilder().Append(
            Invariant, $"    private readonly {steps.Type}[] _poolOf_{name} = new {steps.Type}[{benchmark.PoolSize}];\n\n");
        text.Append(
            Invariant, $"    [{Attributes}IterationSetup(Target = nameof({CSharpName.Of(name)}))]\n" +
                $"    public void BeginOf_{name}()\n    {{\n        for (var index = 0; index < _poolOf_{name}.Length; index++)\n" +
                $"            _poolOf_{name}[index] = MadeFor_{name}();\n    }}\n\n");
        if (after.Count > 0)
            text.Append(
                Invariant, $"    [{Attributes}IterationCleanup(Target = nameof({CSharpName.Of(name)}))]\n" +
                    $"    public void EndsOf_{name}() => global::System.Array.ForEach(_poolOf_{name}, EndOf_{name});\n\n");
        return text.Append(Making(benchmark, "private", [])).Append(Ending(benchmark, after)).ToString();
    }

    private string Making(Benchmark benchmark, string visibility, IEnumerable<string> more)
    {
        var isShared = benchmark.Test.LifeCycle.SharesInstance;
        List<string> lines =
        [
            .. isShared ? [$"var test = {steps.Target(benchmark)};"] : (IEnumerable<string>)[],
            .. steps.Make(benchmark, "test", waits: true), .. steps.Before(benchmark, "test", waits: true), .. more, "return test;",
        ];
        return Method($"{visibility} {steps.Type} MadeFor_{benchmark.Method}()", lines);
    }

    private string Ending(Benchmark benchmark, List<string> after) =>
        after.Count == 0 ? string.Empty : Method($"private static void EndOf_{benchmark.Method}({steps.Type} test)", after);

    private static string Method(string head, List<string> lines) =>
        $"    {head}\n    {{\n{string.Concat(lines.Select(static line => $"        {line}\n"))}    }}\n\n";

    private static string Variable(Benchmark benchmark)
    {
        var name = "test";
        while (benchmark.Rows.Count > 0 && Array.Exists(benchmark.Test.Method.GetParameters(), parameter => parameter.Name == name))
            name += "_";
        return name;
    }
}
