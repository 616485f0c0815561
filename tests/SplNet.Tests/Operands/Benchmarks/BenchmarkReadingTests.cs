using System.Globalization;
using BenchmarkDotNet.Running;
using BenchmarkDotNet.Validators;
using SplNet.Operands;
using SplNet.Tests.Measuring;
using SplNet.Values.Runtimes;

namespace SplNet.Tests.Operands.Benchmarks;

/// <summary>Compares the reading of odd benchmark classes with BenchmarkDotNet's reading of the same classes.</summary>
public class BenchmarkReadingTests
{
    public BenchmarkReadingTests() => Assert.SkipUnless(SdkRoslyn.Offer() is null, "There is no Roslyn on this side.");

    public static TheoryData<string> Classes => [.. typeof(OddBenchmarks)
        .GetNestedTypes()
        .Where(static type => !type.IsAbstract && !type.IsGenericTypeDefinition && !type.IsAssignableTo(typeof(Attribute)))
        .Select(static type => type.Name)];

    [Theory]
    [MemberData(nameof(Classes))]
    public void UnusualClass_IsReadAsByBenchmarkDotNet(string name)
    {
        var type = typeof(OddBenchmarks).GetNestedType(name)!;
        foreach (var benchmark in new[] { "Work", "Other" })
            Assert.Equal(ByBenchmarkDotNet(type, benchmark), BySplNet(type, benchmark));
    }

    [Fact]
    public void AttributeRepeatedOnAnOverride_IsOneSetUp() =>
        Assert.Equal("SetUp - - - x1 ", BySplNet(typeof(RepeatsTheSetUp), nameof(RepeatsTheSetUp.Work)));

    [Fact]
    public void HiddenSetUp_IsReplacedByTheHidingOne()
    {
        HidesTheSetUp.Calls.Clear();
        InThisProcess.Measure(Operand.Benchmark<HidesTheSetUp>(nameof(HidesTheSetUp.Work)));
        Assert.Equal(["derived"], HidesTheSetUp.Calls);
    }

    [Fact]
    public void TwoBenchmarksOfOneName_AreAProblem() =>
        Assert.Contains(
            "has 2 benchmarks named 'Work'",
            Assert.Single(new BenchmarkMethod(typeof(Overloaded), nameof(Overloaded.Work)).Problems),
            StringComparison.Ordinal);

    private static string BySplNet(Type type, string benchmark)
    {
        var read = new BenchmarkMethod(type, benchmark);
        return read.Problems.Count > 0 ? "refused" : Text(
            [
                read.Phases.GlobalSetup?.Name,
                read.Phases.GlobalCleanup?.Name,
                read.Phases.IterationSetup?.Name,
                read.Phases.IterationCleanup?.Name,
            ],
            read.OperationsPerInvoke,
            read.Parameters.Select(static parameter => (parameter.Name, parameter.Only is [var only] ? Value(only) : "?")));
    }

    private static string ByBenchmarkDotNet(Type type, string benchmark)
    {
        if (Cases(type).Where(one => one.Descriptor.WorkloadMethod.Name == benchmark).ToList() is not [var first, ..] found)
            return "refused";
        var descriptor = first.Descriptor;
        return Text(
            [
                descriptor.GlobalSetupMethod?.Name,
                descriptor.GlobalCleanupMethod?.Name,
                descriptor.IterationSetupMethod?.Name,
                descriptor.IterationCleanupMethod?.Name,
            ],
            descriptor.OperationsPerInvoke,
            first.Parameters.Items.Select((item, index) => (
                item.Name,
                found.Select(one => Value(one.Parameters.Items[index].Value)).Distinct(StringComparer.Ordinal).ToList() is [var only]
                    ? only
                    : "?")));
    }

    private static IReadOnlyList<BenchmarkCase> Cases(Type type)
    {
        try
        {
            var info = BenchmarkConverter.TypeToBenchmarks(type);
            var isRefused =
            new IValidator[] { SetupCleanupValidator.FailOnError, ParamsValidator.FailOnError, CompilationValidator.FailOnError }
                .Any(validator => validator.Validate(new(info.BenchmarksCases, info.Config)).Any(static error => error.IsCritical));
            return isRefused ? [] : info.BenchmarksCases;
        }
        catch (Exception refusal) when (refusal is InvalidOperationException or InvalidBenchmarkDeclarationException)
        {
            return [];
        }
    }

    private static string Text(IEnumerable<string?> phases, int operations, IEnumerable<(string Name, string Value)> parameters) =>
        $"{string.Join(' ', phases.Select(static phase => phase ?? "-"))} x{operations} {string.Join(
            ' ', parameters.OrderBy(static one => one.Name, StringComparer.Ordinal).Select(static one => $"{one.Name}={one.Value}"))}";

    private static string Value(object? value) => value is Array array
        ? $"[{string.Join(',', array.Cast<object?>().Select(Value))}]"
        : Convert.ToString(value ?? "null", CultureInfo.InvariantCulture)!;
}
