extern alias runtime;

using System.Reflection;
using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;
using SplNet.Syntax;

namespace SplNet.Analyzers.Tests.Experiments;

public class EstimatorNameTests
{
    private static readonly Type Kinds = typeof(runtime::SplNet.Experiment).Assembly.GetType(
        "SplNet.Operands.Formulas.EstimatorKind", throwOnError: true)!;

    [Theory]
    [InlineData("(a, {|SPL2004:maen|}) => maen(a) < 1.Seconds()", "mean")]
    [InlineData("(a, b, {|SPL2004:alocated|}) => alocated(a) < alocated(b)", "allocated")]
    [InlineData("(a, mean, {|SPL2004:quickest|}) => mean(a) < 1.Seconds() & quickest(a) < 1.Seconds()", null)]
    [InlineData("(a, {|SPL2004:p00|}) => p00(a) < 1.Seconds()", null)]
    public async Task UnknownName_IsReported_WithTheNearest(string formula, string? nearest)
    {
        var source = Snippet.Method($$"""Take(new Experiment({{formula}}));""");
        await Verifier.VerifyRuleAsync<EstimatorNameRule>(source);
        var reported = Assert.Single(
            await Verifier.ReportAsync(Sources.Compile(Markup.Read(source).Source), new ExperimentAnalyzer([new EstimatorNameRule()])));
        Assert.Equal(nearest, reported.Properties.GetValueOrDefault("Replacement"));
        Assert.Equal(nearest is not null, reported.GetMessage(null).Contains($"Did you mean '{nearest}'?", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("(a, mean) => mean(a) < 1.Seconds()")]
    [InlineData("(a, p99_9, p0_1) => p99_9(a) < 1.Seconds() & p0_1(a) < 1.Seconds()")]
    [InlineData("(a, p01, p99) => p01(a) < 1.Seconds() & p99(a) < 1.Seconds()")]
    public Task KnownName_IsNotReported(string formula) =>
        Verifier.VerifyRuleAsync<EstimatorNameRule>(Snippet.Method($$"""Take(new Experiment({{formula}}));"""));

    [Theory]
    [InlineData("p00")]
    [InlineData("p01")]
    [InlineData("p50")]
    [InlineData("p99")]
    [InlineData("p100")]
    [InlineData("p99_9")]
    [InlineData("p0_0")]
    [InlineData("Mean")]
    [InlineData("gen3")]
    [InlineData("gen2")]
    [InlineData("mean")]
    public void KnownNames_MatchTheRuntime(string name) =>
        Assert.Equal(
            Kinds.GetMethod("Find", BindingFlags.Public | BindingFlags.Static)!.Invoke(null, [name]) is not null, Estimators.IsKnown(name));
}
