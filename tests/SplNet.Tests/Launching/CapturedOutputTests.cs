using System.Text;
using SplNet.Launching;

namespace SplNet.Tests.Launching;

/// <summary>What is kept of a process's output.</summary>
public class CapturedOutputTests
{
    [Theory]
    [InlineData("", "")]
    [InlineData("said\n", "said")]
    public async Task ShortOutput_IsKept(string said, string kept) => Assert.Equal(kept, (await CapturedAsync(Encoding.UTF8.GetBytes(said))).ToString());

    [Fact]
    public async Task Flood_IsShortenedInTheMiddle()
    {
        var text = (await CapturedAsync(Encoding.UTF8.GetBytes("begin" + new string('x', 1_000_000) + "end"))).ToString();
        Assert.StartsWith("begin", text, StringComparison.Ordinal);
        Assert.EndsWith("end", text, StringComparison.Ordinal);
        Assert.Contains("[… 995912 characters …]", text, StringComparison.Ordinal);
        Assert.InRange(text.Length, 4_096, 4_200);
    }

    [Fact]
    public async Task Garbage_IsNoFailure()
    {
        var garbage = new byte[100_000];
        new Random(1).NextBytes(garbage);
        Assert.NotEmpty((await CapturedAsync(garbage)).ToString());
    }

    private static async Task<CapturedOutput> CapturedAsync(byte[] said)
    {
        var output = CapturedOutput.Of(new MemoryStream(said));
        await output.Completion;
        return output;
    }
}
