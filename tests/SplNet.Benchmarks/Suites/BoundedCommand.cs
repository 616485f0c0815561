using System.Diagnostics;
using System.Globalization;

namespace SplNet.Benchmarks;

/// <summary>
/// A command that was run to its end, or ended when its time was over. The error stream says what it is for and how long it took.
/// </summary>
/// <param name="What">What it is for.</param>
/// <param name="ExitCode">How it ended; null where its time was over.</param>
/// <param name="Output">What it printed.</param>
/// <param name="Errors">What it printed as errors.</param>
/// <param name="Seconds">How long it took.</param>
internal sealed record BoundedCommand(string What, int? ExitCode, string Output, string Errors, double Seconds)
{
    private const int ShownCharacters = 3000;

    /// <summary>Runs a command. Its input stays open and empty until it has ended, so that it can see the end of this process.</summary>
    /// <param name="what">What it is for.</param>
    /// <param name="bound">The longest that it may take.</param>
    /// <param name="folder">Where it runs.</param>
    /// <param name="program">The program.</param>
    /// <param name="arguments">Its arguments.</param>
    /// <param name="environment">Variables for it.</param>
    public static BoundedCommand Run(
        string what, TimeSpan bound, string folder, string program, IEnumerable<string> arguments,
        IReadOnlyDictionary<string, string>? environment = null)
    {
        var start = new ProcessStartInfo(program, arguments)
        {
            WorkingDirectory = folder,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
        };
        foreach (var (name, value) in environment ?? new Dictionary<string, string>(StringComparer.Ordinal))
            start.Environment[name] = value;
        Console.Error.Write(what);
        var began = Stopwatch.GetTimestamp();
        using var process = Process.Start(start) ?? throw new InvalidOperationException($"{program} could not be started.");
        void OnExit(object? sender, EventArgs arguments) => process.Kill(entireProcessTree: true);
        AppDomain.CurrentDomain.ProcessExit += OnExit;
        try
        {
            var (output, errors) = (process.StandardOutput.ReadToEndAsync(), process.StandardError.ReadToEndAsync());
            var hasEnded = process.WaitForExit(bound);
            if (!hasEnded)
                process.Kill(entireProcessTree: true);
            var seconds = Stopwatch.GetElapsedTime(began).TotalSeconds;
            Console.Error.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $" {(hasEnded ? string.Empty : "Ended, because it did not end by itself. ")}{seconds:0.0} s"));

            // What it has started may hold the streams.
            Task.WaitAll([output, errors], TimeSpan.FromSeconds(10));
            return new BoundedCommand(what, hasEnded ? process.ExitCode : null, TextOf(output), TextOf(errors), seconds);
        }
        finally
        {
            AppDomain.CurrentDomain.ProcessExit -= OnExit;
        }
    }

    /// <summary>This command, if it ended with zero or one of some other codes.</summary>
    /// <param name="others">The other codes.</param>
    /// <exception cref="InvalidOperationException">It did not.</exception>
    public BoundedCommand RequireSuccess(params int[] others) =>
        ExitCode is { } code && (code == 0 || others.Contains(code)) ? this : throw new InvalidOperationException($"{What} {Failure}");

    /// <summary>How it failed, and the end of what it printed.</summary>
    public string Failure
    {
        get
        {
            var said = $"{Output}\n{Errors}".Trim();
            return $"{(ExitCode is { } code
                ? string.Create(CultureInfo.InvariantCulture, $"It ended with exit code {code}")
                : "It did not end")}: {said[Math.Max(0, said.Length - ShownCharacters)..]}";
        }
    }

    private static string TextOf(Task<string> text) => text.IsCompletedSuccessfully ? text.Result : string.Empty;
}
