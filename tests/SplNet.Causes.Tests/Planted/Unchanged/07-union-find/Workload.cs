using Sut;

public static class Workload
{
    private static readonly Network Village = Offers(60);

    public static object Run() => Village.CheapestTotal();

    private static Network Offers(int houses)
    {
        var network = new Network(houses);
        for (var house = 1; house < houses; house++)
            network.Offer(house, house * 7 % house, 10 + house * 13 % 41).Offer(house, house / 2, 5 + house * 17 % 53).Offer(
                house, house - 1, 60);
        return network;
    }
}
