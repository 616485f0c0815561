using System.Diagnostics;
using System.Text;
using System.Text.Json.Nodes;

namespace SplNet.Benchmarks;

/// <summary>
/// The Chromium of the machine without a window, asked by its own protocol when a page was painted first. It ends with the pipe over which
/// it is asked.
/// </summary>
internal sealed class HeadlessChromium : IDisposable
{
    // Asked until it is known: a page may be loaded before it is painted.
    private const string FirstPaint = """
        new Promise(found => { const ask = () => { const paint = performance.getEntriesByName('first-paint')[0]; paint ? found(paint.startTime) : setTimeout(ask, 2); }; ask(); })
        """;

    // It reads from file 3 and writes to file 4; what else it prints is for nobody.
    private const string Piped = "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>&1";

    private readonly string _profile = Directory.CreateTempSubdirectory("splnet-chromium-").FullName;
    private readonly Process _process;
    private int _asked;

    private HeadlessChromium(string program) => _process = Process.Start(
        new ProcessStartInfo("sh", [
            "-c", Piped, program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", $"--user-data-dir={_profile}",
            "about:blank"])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            UseShellExecute = false,
        })!;

    /// <summary>Starts it; null where the machine has none.</summary>
    public static HeadlessChromium? Start() =>
        (Environment.GetEnvironmentVariable("PATH") ?? string.Empty).Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
            .SelectMany(static folder => new[] { "chromium", "chromium-browser" }.Select(name => Path.Combine(folder, name)))
            .FirstOrDefault(File.Exists) is { } program ? new HeadlessChromium(program) : null;

    /// <summary>The milliseconds from the navigation of a new tab to its first paint.</summary>
    public double FirstPaintOf(string file)
    {
        var target = (string)Ask("Target.createTarget", new JsonObject { ["url"] = "about:blank" })["targetId"]!;
        var session = (string)Ask("Target.attachToTarget", new JsonObject { ["targetId"] = target, ["flatten"] = true })["sessionId"]!;
        Ask("Page.enable", [], session);
        Ask("Page.navigate", new JsonObject { ["url"] = new Uri(file).AbsoluteUri }, session);
        Await(static message => (string?)message["method"] == "Page.loadEventFired");
        var painted = (double)Ask(
            "Runtime.evaluate",
            new JsonObject { ["expression"] = FirstPaint, ["awaitPromise"] = true, ["returnByValue"] = true },
            session)["result"]!["value"]!;
        Ask("Target.closeTarget", new JsonObject { ["targetId"] = target });
        return painted;
    }

    public void Dispose()
    {
        _process.Kill(entireProcessTree: true);
        _process.WaitForExit();
        _process.Dispose();
        Directory.Delete(_profile, recursive: true);
    }

    private JsonNode Ask(string method, JsonObject parameters, string? session = null)
    {
        var question = new JsonObject { ["id"] = ++_asked, ["method"] = method, ["params"] = parameters };
        if (session is not null)
            question["sessionId"] = session;
        var input = _process.StandardInput.BaseStream;
        input.Write(Encoding.UTF8.GetBytes(question.ToJsonString() + '\0'));
        input.Flush();
        var answer = Await(message => (int?)message["id"] == _asked);
        return answer["result"] ?? throw new InvalidOperationException($"Chromium refused {method}: {answer.ToJsonString()}");
    }

    private JsonNode Await(Func<JsonNode, bool> isWanted)
    {
        while (true)
        {
            if (Receive() is { } message && isWanted(message))
                return message;
        }
    }

    // A message ends with a zero.
    private JsonNode? Receive()
    {
        var message = new List<byte>();
        while (_process.StandardOutput.BaseStream.ReadByte() is var read and not 0)
            message.Add(read >= 0 ? (byte)read : throw new InvalidOperationException("Chromium has ended."));
        return JsonNode.Parse(message.ToArray());
    }
}
