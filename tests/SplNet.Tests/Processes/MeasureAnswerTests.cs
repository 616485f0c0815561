using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SplNet.Measuring;
using SplNet.Measuring.Counting;
using SplNet.Measuring.Observing;
using SplNet.Processes.Protocol;
using SplNet.Statistics;

namespace SplNet.Tests.Processes;

/// <summary>What a measuring process answers, and what arrives.</summary>
public class MeasureAnswerTests
{
    private static readonly JsonSerializerOptions AsText =
        new() { NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals, TypeInfoResolver = new DefaultJsonTypeInfoResolver() };

    private static RunReadings Full { get; } = new()
    {
        Nanoseconds = [1.5, 2.5],
        Flags = [IterationFlags.Interrupted, IterationFlags.Compilation],
        Deducted = [0.25, 0.5],
        Rounds = [3, 5],
        ReplacedNanoseconds = [7.5],
        ReplacedFlags = [IterationFlags.Collection],
        ReplacementExhausted = true,
        IterationNanoseconds = 1e6,
        Operations = 16,
        Overhead = 0.125,
        Metrics = [24, double.PositiveInfinity],
        WarmUpMilliseconds = 40,
        MeasuringMilliseconds = 20,
        WarmUpCapped = true,
        Collector = "server",
        Runtime = ".NET 11.0.1",
        MedianNanoseconds = [1.25, 2.25],
        Quantiles = [9.5],
        TimedCalls = 1L << 40,
        Remarks = [new("SPL4103", MessageSeverity.Warning, "One."), new("SPL4113", MessageSeverity.Note, "Zwei, größer.")],
        Unoptimised = ["Library"],
        Covered = ["Other"],
        MetricErrors = [0.75, double.NaN],
        Uncounted = "It waits.",
        Counted = new CountedOperations(7, Counters(1, 1L << 50), Counters(0, 3))
        {
            AllocatedBytes = 1L << 35,
            ProbeNanoseconds = 21.5,
            Collections = 2,
            Contentions = 5,
            Exceptions = new Dictionary<string, long>(StringComparer.Ordinal) { ["System.FormatException"] = 9 },
            Tiers = new Dictionary<string, long>(StringComparer.Ordinal) { ["Library.Parser.Parse"] = 4 },
            Instructions = new Dictionary<string, long>(StringComparer.Ordinal) { ["int32 [Library] Parser::Parse(int32)"] = 900 },
        },
        Observed = new ObservedResults(
            [new ObservedCall("7", "a1", "returns 8", "b2", [0.25]), null], ["c3"], 1, "It is not finished."),
    };

    private static Dictionary<string, long[]> Counters(params long[] counts) => new(StringComparer.Ordinal) { ["Library"] = counts };

    [Fact]
    public void EveryReading_Arrives()
    {
        Assert.All(
            typeof(RunReadings).GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly),
            static property => Assert.NotEqual(
                JsonSerializer.Serialize(property.GetValue(RunReadings.None), AsText),
                JsonSerializer.Serialize(property.GetValue(Full), AsText)));
        var answer = Sent(new MeasureAnswer(Full, null));
        Assert.Null(answer.Failure);
        Assert.Equal(JsonSerializer.Serialize(Full, AsText), JsonSerializer.Serialize(answer.Readings, AsText));
    }

    [Fact]
    public void Failure_ArrivesWithoutReadings() =>
        Assert.Equal(new MeasureAnswer(null, "No such operand."), Sent(new MeasureAnswer(null, "No such operand.")));

    [Fact]
    public void TagOfAnotherBuild_IsNotMisread()
    {
        using var reader = new BinaryReader(new MemoryStream([200, 0]));
        Assert.Contains(
            "another build of SplNet",
            Assert.Throws<InvalidDataException>(() => MeasureAnswer.Read(reader)).Message,
            StringComparison.Ordinal);
    }

    private static MeasureAnswer Sent(MeasureAnswer answer)
    {
        using var buffer = new MemoryStream();
        using var writer = new BinaryWriter(buffer);
        answer.Write(writer);
        writer.Flush();
        buffer.Position = 0;
        using var reader = new BinaryReader(buffer);
        var read = MeasureAnswer.Read(reader);
        Assert.Equal(buffer.Length, buffer.Position);
        return read;
    }
}
