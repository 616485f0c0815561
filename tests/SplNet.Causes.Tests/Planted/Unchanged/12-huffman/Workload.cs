using Sut;

public static class Workload
{
    private const string Text = "the unit of replication is the process, and every outcome other than a proven requirement says so";

    public static object Run()
    {
        var code = new HuffmanCode(Text);
        var bits = code.Encode(Text);
        return $"{bits.Length} {code.Decode(bits)}";
    }
}
