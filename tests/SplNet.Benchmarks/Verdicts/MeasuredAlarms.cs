using System.Globalization;
using System.Runtime.InteropServices;

namespace SplNet.Benchmarks;

/// <summary>The last section of <c>docs/calibration.md</c>: false alarms that were measured instead of simulated.</summary>
internal static class MeasuredAlarms
{
    private const string FileName = "docs/calibration.md";
    private const string Heading = "## False alarms on a real machine";

    /// <summary>Measures, and replaces the section.</summary>
    public static void Write(int experiments)
    {
        var table = FalseAlarmStudy.Run(experiments);
        Console.WriteLine(table);
        var text = File.ReadAllText(FileName);
        var start = text.IndexOf(Heading, StringComparison.Ordinal);
        File.WriteAllText(FileName, (start < 0 ? text : text[..start]).TrimEnd() + string.Create(CultureInfo.InvariantCulture, $"""


            {Heading}

            Methods measured against themselves, half of the experiments claiming `<=`, half `<`, half of each comparing means, half medians; .NET {Environment.Version}, {RuntimeInformation.ProcessArchitecture}, {Environment.ProcessorCount} cores. Made by

                dotnet run -c Release --project tests/SplNet.Benchmarks -- alarms {experiments}

            {table}
            """));
    }
}
