using System.Diagnostics;
using System.Text.Json.Nodes;
using SplNet.Machine;
using SplNet.Processes;
using SplNet.Tool.Watching;
using SplNet.Versions.Repositories;

namespace SplNet.Tool.Serving;

/// <summary>
/// A command of this tool, run in a separate process: its output cannot mix with the protocol, and cancellation ends all that it started.
/// </summary>
/// <param name="ExitCode">How it ended.</param>
/// <param name="Report">What it printed for people.</param>
/// <param name="Errors">What it printed to the error stream, without progress.</param>
/// <param name="Document">Its results; null if it had none.</param>
internal sealed record ServedCommand(int ExitCode, string Report, string Errors, JsonObject? Document)
{
    // Runs, iterations and pictures of a measurement: megabytes that no reader of an answer needs.
    private static readonly string[] LeftOut = ["result", "changes", "place"];

    private const int Terminated = 143;
    private static readonly TimeSpan Patience = TimeSpan.FromSeconds(10);

    /// <summary>Runs it to its end.</summary>
    /// <param name="words">Its words, without the option for the document.</param>
    /// <param name="folder">The folder in which it runs.</param>
    /// <param name="said">Takes each line of progress.</param>
    /// <param name="cancellation">Ends it early, with its child processes.</param>
    /// <exception cref="OperationCanceledException">It was ended.</exception>
    public static async Task<ServedCommand> RunAsync(
        IReadOnlyList<string> words, string folder, Action<string> said, CancellationToken cancellation)
    {
        using var kept = new PrivateFolder();
        var file = kept.Combine("document.json");
        var start = new ProcessStartInfo(
            HostCommand.DotNet(), ["exec", typeof(ServedCommand).Assembly.Location, .. words, "--json", file, InputWatch.Option])
        {
            WorkingDirectory = folder,
            UseShellExecute = false,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        var descendants = new Descendants();
        descendants.Put(start.Environment);
        var errors = new List<string>();
        using var process = Process.Start(start) ?? throw new SplNetException($"'{start.FileName}' could not be started.");
        descendants.Take(process);
        try
        {
            var report = process.StandardOutput.ReadToEndAsync(cancellation);
            while (await process.StandardError.ReadLineAsync(cancellation) is { } line)
            {
                said(line);
                if (!line.StartsWith("experiment ", StringComparison.Ordinal))
                    errors.Add(line);
            }

            await process.WaitForExitAsync(cancellation);
            return new ServedCommand(process.ExitCode, await report, string.Join(Environment.NewLine, errors), Read(file));
        }
        finally
        {
            if (!process.HasExited)
                await EndAsync(process);
            descendants.Kill();
            descendants.LetGo();
        }
    }

    // It removes its folders first, as after a signal.
    private static async Task EndAsync(Process process)
    {
        try
        {
            await Task.Run(() => InputWatch.End(process, Terminated)).WaitAsync(Patience);
        }
        catch (TimeoutException)
        {
            process.Kill(entireProcessTree: true);
        }
    }

    private static JsonObject? Read(string file)
    {
        if (!File.Exists(file))
            return null;
        var document = JsonNode.Parse(File.ReadAllText(file))!.AsObject();
        Shorten(document);
        return document;
    }

    private static void Shorten(JsonNode? node)
    {
        if (node is JsonObject members)
        {
            foreach (var name in LeftOut)
                members.Remove(name);
            foreach (var (_, value) in members.ToList())
                Shorten(value);
        }
        else if (node is JsonArray items)
        {
            foreach (var item in items)
                Shorten(item);
        }
    }
}
