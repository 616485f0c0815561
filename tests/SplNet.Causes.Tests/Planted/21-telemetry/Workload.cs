using Sut;

public static class Workload
{
    private static readonly byte[] Sent = Frames(900);

    public static object Run()
    {
        var receiver = new Receiver();
        var series = receiver.Receive("boiler", Sent);
        return $"{series.Count} {series.GapCount} {receiver.Broken} {series.Mean():F3}";
    }

    private static byte[] Frames(int count)
    {
        var bytes = new byte[count * 4];
        for (var i = 0; i < count; i++)
        {
            bytes[4 * i] = (byte)(i % 7);
            bytes[4 * i + 1] = (byte)(i * 31);
            bytes[4 * i + 2] = (byte)(i % 5);
            bytes[4 * i + 3] = (byte)(bytes[4 * i] + bytes[4 * i + 1] + bytes[4 * i + 2] + (i % 100 == 99 ? 1 : 0));
        }

        return bytes;
    }
}
