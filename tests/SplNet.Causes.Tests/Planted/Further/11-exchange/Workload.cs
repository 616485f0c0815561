using Sut;

public static class Workload
{
    private static readonly Market Market = new(60);
    private static readonly decimal[] Amounts = [1, 2.5m, 3, 99, 12.25m, 7, 8, 1000];

    public static object Run() =>
        new Converter(Market).Convert(Amounts, "C50", "C51") + (new Converter(Market).IsTrivial("C1", "C2") ? 1 : 0);
}
