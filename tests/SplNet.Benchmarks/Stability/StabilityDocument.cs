using System.Globalization;
using System.Runtime.InteropServices;

namespace SplNet.Benchmarks;

/// <summary>Writes <c>docs/stability.md</c>.</summary>
internal static class StabilityDocument
{
    private const string FileName = "docs/stability.md";

    /// <summary>Measures, and writes the page.</summary>
    /// <param name="arguments">Those of the study.</param>
    public static void Write(IReadOnlyList<string> arguments)
    {
        var tables = OwnProcess.Run([StabilityStudy.Command, .. arguments]);
        var others = string.Concat(arguments.Where(static one => one.Contains('=', StringComparison.Ordinal)).Select(static one =>
            $" {one[..(one.IndexOf('=', StringComparison.Ordinal) + 1)]}FOLDER{one[one.IndexOf('#', StringComparison.Ordinal)..]}"));
        var count = arguments.FirstOrDefault(static one => one.All(char.IsAsciiDigit))
            ?? StabilityStudy.DefaultCount.ToString(CultureInfo.InvariantCulture);
        File.WriteAllText(FileName, string.Create(CultureInfo.InvariantCulture, $"""
            # Stability of benchmarks from unit tests

            How much the times of [generated benchmarks](generating.md) vary, against those of the same tests when they are timed as unit tests: table 5 of paper B in form. Measured, and this page written, by

                dotnet run -c Release --project tests/SplNet.Benchmarks -- document {StabilityStudy.Command} {count}{others}

            with {RuntimeInformation.FrameworkDescription}, {RuntimeInformation.ProcessArchitecture}, {Environment.ProcessorCount} cores. Of each suite {count} benchmarks were drawn and measured, or all where there are fewer.

            - The suites of xUnit.net v3, NUnit and MSTest were written for this page: the same 300 tests of a small library (`tests/SplNet.Benchmarks/Suite`) for each, among them twenty that wait, keep state, leave things behind or do nothing.
            - Other libraries are measured where the command is given their tests, checked out and built; FOLDER stands for the place of their sources ([which](generating.md#other-peoples-tests)).
            - *Generated benchmark*: faithful, as SplNet measures it, with 30 iterations in each of two processes, fewer where it collects garbage; the time in which other processes had the processor is deducted, as always. *The same without warm-up*: in processes of their own 30 iterations of as many operations, from the first call on. *Unit test*: all of the measured tests in one process, each called once, thirty times over; the runner is left out. The first call holds what has to be compiled, so the row below leaves it out.
            - RSD is the standard deviation of the times of a process by their mean; of two processes the mean of both. The paper calls 1 % and less stable, 5 % and more unstable.

            {tables.TrimEnd()}

            """));
    }
}
