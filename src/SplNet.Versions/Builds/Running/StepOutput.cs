using System.Text;

namespace SplNet.Versions.Builds.Running;

/// <summary>Reads the output of a step to its end and keeps the last part of it.</summary>
internal sealed class StepOutput
{
    private const int Kept = 64 * 1024;

    private readonly StringBuilder _text = new();
    private readonly Lock _lock = new();

    private StepOutput(Stream stream) => Completion = ReadAsync(stream);

    /// <summary>Gets a task that completes at the end of the stream.</summary>
    public Task Completion { get; }

    public static StepOutput Of(Stream stream) => new(stream);

    public override string ToString()
    {
        lock (_lock)
            return _text.ToString();
    }

    private async Task ReadAsync(Stream stream)
    {
        using var reader = new StreamReader(stream, Encoding.UTF8);
        var buffer = new char[4096];
        int read;
        while ((read = await reader.ReadAsync(buffer)) > 0)
        {
            lock (_lock)
            {
                _text.Append(buffer, 0, read);
                if (_text.Length > 2 * Kept)
                    _text.Remove(0, _text.Length - Kept);
            }
        }
    }
}
