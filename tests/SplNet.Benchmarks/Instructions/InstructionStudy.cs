using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks.Instructions;

/// <summary>How exactly instructions are counted, with and without profiles of the runtime.</summary>
internal static class InstructionStudy
{
    public const string Command = "instructions";

    private const int Processes = 5;
    private const string Estimator = "instructions";

    /// <summary>Counts the operands whose names contain a text.</summary>
    /// <param name="part">The text; empty for all.</param>
    public static string Run(string part)
    {
        var table = new StringBuilder()
            .AppendLine("| call | with profiles | without |")
            .AppendLine("|---|---:|---:|");
        var (operands, exact, exactWithout) = (0, 0, 0);
        foreach (var (name, operand) in CountedOperands.Like(part))
        {
            var result = new Experiment((with, without, instructions) => instructions(with) <= instructions(without))
            {
                ["with"] = operand.With(CodeTiers.Profiled), ["without"] = operand.With(CodeTiers.Unprofiled),
                Options = ExperimentOptions.Default with { Runs = Processes },
            }.Run();
            var (profiled, plain) = (result.Operands[0], result.Operands[1]);
            operands++;
            exact += IsExact(profiled) ? 1 : 0;
            exactWithout += IsExact(plain) ? 1 : 0;
            table.AppendLine(CultureInfo.InvariantCulture, $"| {name} | {Text(profiled)} | {Text(plain)} |");
        }

        return table.AppendLine().AppendLine(
            CultureInfo.InvariantCulture,
            $"Of {operands} calls {exact} are exact with profiles and {exactWithout} without, in {Processes} processes each.").ToString();
    }

    private static bool IsExact(OperandResult operand) =>
        operand.Runs.Count > 1 && operand.Runs.All(
            run => !run.MetricErrors.ContainsKey(Estimator) && run.Metrics[Estimator].Equals(operand.Runs[0].Metrics[Estimator]));

    private static string Text(OperandResult operand)
    {
        var values = operand.Runs.Select(static run => run.Metrics[Estimator]).Order().ToList();
        if (values.Count == 0 || values.Exists(double.IsNaN))
            return "not counted";
        return values[0].Equals(values[^1])
            ? string.Create(CultureInfo.InvariantCulture, $"{values[0]:#,0}{(IsExact(operand) ? string.Empty : " (calls differ)")}")
            : string.Create(CultureInfo.InvariantCulture, $"{values[0]:#,0} to {values[^1]:#,0}");
    }
}
