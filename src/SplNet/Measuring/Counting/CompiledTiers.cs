using System.Collections.Concurrent;
using System.Diagnostics.Tracing;

namespace SplNet.Measuring.Counting;

/// <summary>Listens to runtime events and keeps the latest compilation of each method, without methods of the base library.</summary>
internal sealed class CompiledTiers : EventListener
{
    private const string Runtime = "Microsoft-Windows-DotNETRuntime";
    private const EventKeywords Compiler = (EventKeywords)0x10;
    private const int MethodLoadVerbose = 143;

    // Part of the method flags (MethodLoadVerbose in the runtime events).
    private const int ShiftOfTier = 7;
    private const uint MaskOfTier = 7;

    private static readonly string[] Others = ["System.", "Microsoft.", "Internal.", "Interop", "BenchmarkDotNet.", "Perfolizer."];

    private readonly ConcurrentDictionary<string, long> _tiers = new(StringComparer.Ordinal);

    /// <summary>The tier number of each method, by full name.</summary>
    public Dictionary<string, long> Tiers => new(_tiers, StringComparer.Ordinal);

    /// <inheritdoc/>
    protected override void OnEventSourceCreated(EventSource eventSource)
    {
        if (eventSource.Name == Runtime)
            EnableEvents(eventSource, EventLevel.Verbose, Compiler);
    }

    /// <inheritdoc/>
    protected override void OnEventWritten(EventWrittenEventArgs eventData)
    {
        if (eventData.EventId != MethodLoadVerbose || Value(eventData, "MethodNamespace") is not string type
            || Array.Exists(Others, other => type.StartsWith(other, StringComparison.Ordinal)))
            return;
        if (Value(eventData, "MethodName") is string method && Value(eventData, "MethodFlags") is uint flags)
            _tiers[$"{type.Replace('+', '.')}.{method.TrimStart('.')}"] = (flags >> ShiftOfTier) & MaskOfTier;
    }

    private static object? Value(EventWrittenEventArgs written, string name) =>
        written.PayloadNames?.IndexOf(name) is { } index and >= 0 ? written.Payload?[index] : null;
}
