using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Parameters;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using SplNet.Operands;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Toolchain;

/// <summary>Operands that are benchmarks already, as BenchmarkDotNet takes them.</summary>
internal static class BenchmarkSource
{
    /// <summary>Why BenchmarkDotNet's toolchain cannot measure one, for the user, or null.</summary>
    public static string? Refusal(BenchmarkOperand operand, IReadOnlyList<object> formula)
    {
        var type = operand.Benchmark.Type;
        if (!type.IsVisible || type.IsSealed)
            return $"{type.Name} is sealed or not public, so a generated program cannot derive from it";
        if (operand.Benchmark.Method is { IsStatic: true })
            return $"{type.Name}.{operand.Benchmark.Method.Name} is static, which BenchmarkDotNet refuses";
        return operand.Bind(formula).Values.FirstOrDefault(static pair => !FunctorSource.IsLiteral(pair.Value)) is { Key: { } parameter }
            ? $"the value of {parameter.Name} is a {parameter.Type.Name}, which source code cannot write down; " +
                "only numbers, texts and enumerations can be passed on"
            : null;
    }

    public static BenchmarkCase Case(BenchmarkOperand operand, MeasuredOperand measured, Job job, ImmutableConfig config)
    {
        var benchmark = operand.Benchmark;
        var descriptor = new Descriptor(
            benchmark.Type,
            benchmark.Method!,
            benchmark.Phases.GlobalSetup,
            benchmark.Phases.GlobalCleanup,
            benchmark.Phases.IterationSetup,
            benchmark.Phases.IterationCleanup,
            description: measured.Name,
            operationsPerInvoke: benchmark.OperationsPerInvoke);
        var parameters = operand.Bind(measured.Parameters).Values.Select(static pair => new ParameterInstance(
            new ParameterDefinition(
                pair.Key.Name, IsStatic(pair.Key), [pair.Value!], pair.Key.Member is null, pair.Key.Type, priorityInCategory: 0),
            pair.Value!, SummaryStyle.Default));
        return BenchmarkCase.Create(descriptor, job, new ParameterInstances([.. parameters]), config);
    }

    private static bool IsStatic(BenchmarkParameter parameter) => parameter.Member switch
    {
        System.Reflection.FieldInfo field => field.IsStatic,
        System.Reflection.PropertyInfo property => property.SetMethod!.IsStatic,
        _ => false,
    };
}
