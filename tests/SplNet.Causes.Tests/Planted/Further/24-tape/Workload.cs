using Sut;

public static class Workload
{
    private static readonly byte[] Bytes = [.. Enumerable.Range(0, 8000).Select(static number => (byte)number)];

    public static object Run() => Tapes.Sum(Bytes);
}
