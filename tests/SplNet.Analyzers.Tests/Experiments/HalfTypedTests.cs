using Microsoft.CodeAnalysis.Diagnostics;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

/// <summary>
/// Editors run analyzers on code that is being typed: whatever is missing, none may throw. The verifier fails if one does.
/// </summary>
public class HalfTypedTests
{
    private const int Step = 19;

    private const string Statements =
        """
        var sizes = Gen.Of(1, 2);
        var functor = FunctorFactory.Create(list, x => x.Contains(Arg.Of<int>()));
        var test = new Experiment((a, b, mean, allocated) => Spl.ForAll(sizes, n => mean(a[n]) * 2 < mean(b[n])) & allocated(a).Within(0.05, of: 5.Bytes()))
        {
            ["a"] = Operand.Of(sizes, n => { list.Add(n); WorkAsync(); }).SetUp(Act, Each.Iteration),
            ["b"] = new MethodOperand(functor, Gen.Ints(0, 5)),
            Options = ExperimentOptions.Default with { Alpha = 5, TimeBudget = TimeSpan.FromSeconds(1) },
        };
        test.Methods["c"] = Operand.Custom(m => { while (m.NeedsMore()) { m.Start(); m.End(); } }).Reinstantiate(0);
        if (DateTime.Now.Hour < 8) Engine.Evaluate(test, isolate: false);
        test.Assert();
        """;

    private static readonly DiagnosticAnalyzer[] All =
    [
        .. typeof(SplNetAnalyzer).Assembly.GetTypes().Where(static type => type.IsSubclassOf(typeof(SplNetAnalyzer)) && !type.IsAbstract)
            .Select(static type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!),
    ];

    [Fact]
    public async Task TruncatedText_DoesNotCrashAnyAnalyzer()
    {
        for (var length = 0; length < Statements.Length; length += Step)
            await Verifier.ReportAsync(Sources.Compile(Snippet.Method(Statements[..length])), All);
    }

    [Fact]
    public async Task TextWithAHole_DoesNotCrashAnyAnalyzer()
    {
        for (var start = 0; start < Statements.Length - Step; start += Step)
            await Verifier.ReportAsync(Sources.Compile(Snippet.Method(Statements.Remove(start, Step))), All);
    }
}
