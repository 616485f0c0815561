using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.CodeFixes;

/// <summary>What analyzers report, mended where they report it.</summary>
public class ReportedExperimentTests
{
    private const string NotWritten = "Operand.Of(() => throw new NotImplementedException())";

    [Theory]
    [InlineData(
        """new Experiment((a, b, mean) => mean(a) < mean(b)) { ["a"] = Operand.Of(Work) }.Assert();""",
        """["a"] = Operand.Of(Work) }""",
        """["a"] = Operand.Of(Work), ["b"] = """ + NotWritten + " }")]
    [InlineData(
        """new Experiment((a, b, mean) => mean(a) < mean(b)) { Methods = { ["a"] = Operand.Of(Work) } }.Run().ToString();""",
        "Work) } }",
        """Work) }, ["b"] = """ + NotWritten + " }")]
    public Task UnboundOperand_IsBound(string statement, string old, string mended) =>
        VerifyAsync<OperandNamesRule, BindOperandFix>(statement, old, mended);

    [Theory]
    [InlineData("""new Experiment((insertion, mean) => mean(insertion) < 1.Seconds()) { ["insertoin"] = Operand.Of(Work) }.Assert();""")]
    [InlineData(
        """var test = new Experiment((insertion, mean) => mean(insertion) < 1.Seconds()); test.Methods["insertoin"] = Operand.Of(Work); test.Assert();""")]
    public Task MisspeltKey_IsFixed(string statement) => VerifyAsync<OperandNamesRule, MisspeltKeyFix>(statement, "insertoin", "insertion");

    [Fact]
    public Task UnknownEstimator_IsRenamed() =>
        VerifyAsync<EstimatorNameRule, UnknownEstimatorFix>("Take(new Experiment((a, b, maen) => maen(a) < maen(b)));", "maen", "mean");

    [Theory]
    [InlineData("list.Sort()", "Operand.Of(() => new List<int>(list), static list => list.Sort())")]
    [InlineData("Array.Sort(array)", "Operand.Of(() => (int[])array.Clone(), static array => Array.Sort(array))")]
    [InlineData("map.TryAdd(1, 2)", "Operand.Of(() => new Dictionary<int, int>(map, map.Comparer), static map => map.TryAdd(1, 2))")]
    public Task StatefulArgument_IsCopied(string code, string mended) =>
        VerifyAsync<StatefulArgumentRule, FreshArgumentFix>(
            $"Make()[\"a\"] = Operand.Of(() => {code});", $"Operand.Of(() => {code})", mended);

    [Theory]
    [InlineData("operand.SetUp(Act).Validate(() => true);")]
    [InlineData("operand.With(GarbageCollector.Server);")]
    [InlineData("operand.WithoutPrecompiledCode();")]
    public Task IgnoredCopy_IsKept(string statement) => VerifyAsync<IgnoredCopyRule, KeepChangedOperandFix>(
        "var operand = Operand.Of(Work); " + statement, "; operand", "; operand = operand");

    private static Task VerifyAsync<TRule, TFix>(string statement, string old, string mended)
        where TRule : ExperimentRule, new()
        where TFix : Microsoft.CodeAnalysis.CodeFixes.CodeFixProvider, new() =>
        FixVerifier.VerifyReportedAsync<TFix>(new ExperimentAnalyzer([new TRule()]), Snippet.Method(statement), Snippet.Method(
            statement.Replace(old, mended, StringComparison.Ordinal)));
}
