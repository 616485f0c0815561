using System.Diagnostics;

namespace SplNet.Benchmarks;

/// <summary>Starts this program again with other arguments and takes what it prints.</summary>
internal static class OwnProcess
{
    public static string Run(params string[] arguments) => ProcessOutput.Of(Start(arguments));

    /// <summary>The same, with an engine that measures.</summary>
    public static string Run(MeasuringEngine engine, params string[] arguments)
    {
        var start = Start(arguments);
        start.Environment["SPLNET_ENGINE"] = engine.ToString();
        return ProcessOutput.Of(start);
    }

    private static ProcessStartInfo Start(string[] arguments)
    {
        var start = new ProcessStartInfo(Environment.ProcessPath!);
        if (Path.GetFileNameWithoutExtension(Environment.ProcessPath) == "dotnet")
            start.ArgumentList.Add(typeof(OwnProcess).Assembly.Location);
        foreach (var argument in arguments)
            start.ArgumentList.Add(argument);
        return start;
    }
}
