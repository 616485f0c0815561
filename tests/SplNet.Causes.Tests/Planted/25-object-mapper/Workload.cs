using Sut;

public static class Workload
{
    private static readonly CustomerRow[] Rows =
        [.. Enumerable.Range(0, 300).Select(static i =>
            new CustomerRow { Id = i, Name = $"customer {i}", City = i % 2 == 0 ? "Prague" : "Zagreb", Secret = "none" })];

    private static readonly Mapper<CustomerRow, CustomerView> Mapper = new();

    public static object Run() => Mapper.MapAll(Rows)[^1].ToString();
}
