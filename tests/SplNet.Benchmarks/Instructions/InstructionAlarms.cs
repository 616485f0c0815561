using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks.Instructions;

/// <summary>How often calls are found to execute more instructions than themselves, and how many processes that takes.</summary>
internal static class InstructionAlarms
{
    public const string Command = "instruction-alarms";

    /// <summary>Compares each operand with itself.</summary>
    /// <param name="times">How often.</param>
    /// <param name="part">A text that the names of the operands contain; empty for all.</param>
    public static string Run(int times, string part)
    {
        var table = new StringBuilder()
            .AppendLine("| call | instructions | verdict | pairs | time |")
            .AppendLine("|---|---:|---|---:|---:|");
        var (experiments, alarms, passes, twoPairs, seconds) = (0, 0, 0, 0, 0.0);
        for (var round = 0; round < times; round++)
        {
            foreach (var (name, operand) in CountedOperands.Like(part))
            {
                var result = new Experiment((first, second, instructions) => instructions(first) <= instructions(second))
                {
                    ["first"] = operand,
                    ["second"] = operand,
                }.Run();
                experiments++;
                alarms += result.Verdict == Verdict.Fail ? 1 : 0;
                passes += result.Passed ? 1 : 0;
                twoPairs += result.Operands[0].Runs.Count == 2 ? 1 : 0;
                seconds += result.Seconds;
                table.AppendLine(
                    CultureInfo.InvariantCulture, $"| {name} | {result.Operands[0].Metrics["instructions"]:#,0} | {result.Verdict} | " +
                        $"{result.Operands[0].Runs.Count} | {result.Seconds:0} s |");
            }
        }

        return table.AppendLine().AppendLine(
            CultureInfo.InvariantCulture, $"{experiments} comparisons of equal code: {alarms} alarms, {passes} passes, " +
                $"{twoPairs} of them after two pairs of processes; {seconds / experiments:0.0} s each.").ToString();
    }
}
