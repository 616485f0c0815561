using Sut;

public static class Workload
{
    private static readonly byte[] Bytes = [.. Enumerable.Range(0, 400).Select(static i => (byte)(i * 7))];

    public static object Run() => HexLines.Read(HexLines.Write(Bytes)).Length;
}
