using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using SplNet.Processes.Protocol;
using SplNet.Tests.Results.Reports;

namespace SplNet.Tests.Processes;

/// <summary>Results that a measuring process gets of the experiments before the one that it measures.</summary>
public class PassedResultTests
{
    private static readonly JsonSerializerOptions AsText =
        new() { NumberHandling = JsonNumberHandling.AllowNamedFloatingPointLiterals, TypeInfoResolver = new DefaultJsonTypeInfoResolver() };

    private static ExperimentResult Full { get; } = SampleResult.Slower with
    {
        SchemaVersion = 7,
        Name = "sorting",
        Messages = [new("SPL4021", MessageSeverity.Problem, "one"), new("SPL4117", MessageSeverity.Warning, "zwei, größer")],
        Problems = ["one", "zwei, größer"],
        Explanations = [new Explanation { Comparison = "a < b", Before = "a", After = "b", MeasuredRatio = 2 }],
        Isolation = Isolation.BenchmarkDotNet,
        Engine = MeasuringEngine.SplNet,
        WaitedSeconds = 3.5,
    };

    [Fact]
    public void EveryMember_Arrives()
    {
        var empty = new ExperimentResult { Formula = string.Empty, Verdict = Verdict.Pass };
        var sent = Sent(Full);
        Assert.Equal(Full.ToString(), sent.ToString());
        Assert.Equal(Full.ToJson(), sent.ToJson());
        Assert.All(
            typeof(ExperimentResult).GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly)
                .Where(static property => property.Name != nameof(ExperimentResult.Passed)),
            property =>
            {
                Assert.NotEqual(Text(property.GetValue(empty)), Text(property.GetValue(Full)));
                Assert.Equal(Text(property.GetValue(Full)), Text(property.GetValue(sent)));
            });

        static string Text(object? value) => JsonSerializer.Serialize(value, AsText);
    }

    [Fact]
    public void ChangedCopy_HasTheChange() =>
        Assert.Equal(
            "other",
            Assert.Single((Sent(Full) with { Operands = [SampleResult.Slower.Operands[0] with { Name = "other" }] }).Operands).Name);

    [Fact]
    public void LongParts_AreReadLazily()
    {
        using var buffer = new MemoryStream();
        using var writer = new BinaryWriter(buffer);
        PassedResult.Write(writer, Full);
        writer.Flush();
        var bytes = buffer.ToArray();
        bytes[^3] = (byte)'?'; // the end of the JSON
        using var reader = new BinaryReader(new MemoryStream(bytes));
        var read = PassedResult.Read(reader);
        Assert.Equal((Full.Verdict, Full.Formula, Full.ToString()), (read.Verdict, read.Formula, read.ToString()));
        Assert.Throws<JsonException>(() => read.Operands);
    }

    private static ExperimentResult Sent(ExperimentResult result)
    {
        using var buffer = new MemoryStream();
        using var writer = new BinaryWriter(buffer);
        PassedResult.Write(writer, result);
        writer.Flush();
        buffer.Position = 0;
        using var reader = new BinaryReader(buffer);
        var read = PassedResult.Read(reader);
        Assert.Equal(buffer.Length, buffer.Position);
        return read;
    }
}
